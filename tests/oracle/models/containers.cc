// Uses of the library of C++: containers, strings, streams, paths, threads and exceptions.
#include <deque>
#include <filesystem>
#include <fstream>
#include <functional>
#include <future>
#include <iostream>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <system_error>
#include <thread>
#include <unordered_map>
#include <variant>
#include <vector>

struct Shape {
  virtual ~Shape() {}
  virtual int area() = 0;
};
struct Square : Shape {
  int area() override { return 4; }
};

int main(int argc, char **argv) {
  std::vector<std::string> vector(argv, argv + argc);
  vector.insert(vector.begin(), "first");
  std::map<std::string, std::string> map{{"key", argv[0]}};
  map["other"] = vector.at(0);
  map.erase("key");
  std::unordered_map<std::string, int> table{{"one", 1}};
  table.rehash(100);
  std::list<std::string> list{"a", "b"};
  list.sort();
  std::deque<int> deque{1, 2, 3};
  std::set<int> set{3, 2, 1};
  std::optional<std::string> optional = std::string("text");
  std::variant<int, std::string> variant = "text";
  std::unique_ptr<Shape> shape = std::make_unique<Square>();
  std::shared_ptr<Shape> shared = std::make_shared<Square>();
  std::weak_ptr<Shape> weak = shared;
  std::function<int(int)> function = [&](int x) { return x + shape->area(); };
  std::string text = std::string("x") + argv[0] + std::to_string(function(1));
  text.replace(0, 1, "yy").append(3, 'z').insert(0, "w");
  std::wstring wide = L"wide";
  wide += L"r";
  std::stringstream stream;
  stream << text << 1 << 2.5 << std::endl;
  int number;
  stream >> number >> text;
  std::ifstream file(text);
  std::getline(file, text, ';');
  std::getline(std::cin, text);
  std::cout << text << stream.str() << std::hex << number;
  std::wcout << wide;
  std::filesystem::path path = text;
  path /= "further";
  std::error_code error;
  for (auto &entry : std::filesystem::directory_iterator(path)) std::filesystem::remove(entry.path(), error);
  std::cout << error.message() << std::filesystem::current_path().parent_path().string();
  std::mutex mutex;
  std::thread thread([&] { std::lock_guard<std::mutex> guard(mutex); });
  thread.join();
  try {
    if (std::async(std::launch::async, function, std::stoi(text)).get() > 4) throw std::out_of_range(text);
  } catch (const std::exception &exception) {
    std::cerr << exception.what();
  }
  return dynamic_cast<Square *>(shape.get()) ? 0 : (int)(map.size() + set.size() + table.size() + deque.size());
}
