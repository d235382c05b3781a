// Functions and classes that all flows of a C++ program share.
#pragma once
#include <algorithm>
#include <any>
#include <array>
#include <cstdarg>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <exception>
#include <forward_list>
#include <fstream>
#include <functional>
#include <future>
#include <iostream>
#include <iterator>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <new>
#include <numeric>
#include <optional>
#include <queue>
#include <set>
#include <sstream>
#include <stack>
#include <stdexcept>
#include <string>
#include <string_view>
#include <thread>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <variant>
#include <vector>
#include <dlfcn.h>
#include <sys/socket.h>
#include <syslog.h>
#include <unistd.h>

using number = long;
extern "C" volatile int sink_line;
#define SINK(call) (sink_line = __LINE__, call)

// Classes.
struct Job { std::string name; number size = 0; };
struct Plain { char *name; number size; };
struct Large { char text[100]; char *name; number size; long rest[6]; };
struct Pair { number a, b; };
class Shape {
public:
  virtual ~Shape() = default;
  virtual std::string name() const { return "none"; }
  virtual const char *text() const { return "none"; }
  virtual number size() const { return 1; }
  virtual void rename(const std::string &name) {}
};
class Named : public Shape {
protected:
  std::string name_; char *text_; number size_;
public:
  Named(std::string name, char *text, number size) : name_(std::move(name)), text_(text), size_(size) {}
  std::string name() const override { return name_; }
  const char *text() const override { return text_; }
  number size() const override { return size_; }
  void rename(const std::string &name) override { name_ = name; }
};
struct Left : virtual Shape { std::string left; };
struct Right : virtual Shape { std::string right; };
struct Both : Left, Right { std::string name() const override { return left + right; } };
struct Observer { virtual void hear(const std::string &text) = 0; };
struct Recorder : Observer { std::string heard; void hear(const std::string &text) override { heard = text; } };
struct Subject {
  std::vector<Observer *> observers;
  void tell(const std::string &text) { for (Observer *observer : observers) observer->hear(text); }
};
template <class T> class Box {
  T value;
public:
  explicit Box(T value) : value(std::move(value)) {}
  T &get() { return value; }
  const T &operator*() const { return value; }
  T *operator->() { return &value; }
  template <class F> auto map(F change) const { return Box<decltype(change(value))>(change(value)); }
};
template <class Derived> struct Base { auto answer() { return static_cast<Derived *>(this)->given(); } };
struct Answer : Base<Answer> { std::string text; std::string given() { return text; } };
template <class T> struct Node { T value; std::unique_ptr<Node> next; };
template <class T> class List {
  std::unique_ptr<Node<T>> head;
public:
  void push(T value) { head = std::make_unique<Node<T>>(Node<T>{std::move(value), std::move(head)}); }
  T &last() { Node<T> *node = head.get(); while (node->next) node = node->next.get(); return node->value; }
};
struct Counted {
  char *name; number size;
  static void *operator new(size_t size) { return malloc(size); }
  static void operator delete(void *made) { free(made); }
};
struct Failure : std::exception {
  std::string text; number code;
  Failure(std::string text, number code) : text(std::move(text)), code(code) {}
  const char *what() const noexcept override { return text.c_str(); }
};
struct PlainFailure { char *text; number code; };
struct Guard { std::string &to, from; ~Guard() { to = from; } };
struct Text {
  std::string bytes;
  Text(const char *text) : bytes(text) {}
  Text operator+(const Text &other) const { Text made(bytes.c_str()); made.bytes += other.bytes; return made; }
  operator const char *() const { return bytes.c_str(); }
  char &operator[](size_t at) { return bytes[at]; }
};
class Own {
  char *bytes;
public:
  explicit Own(const char *text) : bytes(new char[strlen(text) + 1]) { strcpy(bytes, text); }
  Own(const Own &other) : Own(other.bytes) {}
  Own(Own &&other) noexcept : bytes(other.bytes) { other.bytes = nullptr; }
  Own &operator=(Own other) { std::swap(bytes, other.bytes); return *this; }
  ~Own() { delete[] bytes; }
  char *get() const { return bytes; }
};
using Value = std::variant<number, std::string, std::vector<std::string>>;
struct Visitor {
  std::string operator()(number) const { return "number"; }
  std::string operator()(const std::string &text) const { return text; }
  std::string operator()(const std::vector<std::string> &all) const { return all.empty() ? "" : all.back(); }
};

// What lasts.
static std::string shared_text; static number shared_number; static std::vector<std::string> shared_list;
static std::map<std::string, std::string> shared_map; static Plain shared_plain; static Shape *shared_shape;
inline std::string &instance() { static std::string text; return text; }
struct Registry {
  std::map<std::string, std::function<std::unique_ptr<Shape>(std::string)>> makers;
  static Registry &get() { static Registry registry; return registry; }
};

// Functions.
static std::string same(std::string text) { return text; }
static const std::string &same_reference(const std::string &text) { return text; }
static std::string quoted(const std::string &text) { return "'" + text + "'"; }
static char *same_text(char *text) { return text; }
static number same_number(number value) { return value; }
static void set(std::string &to, const std::string &from) { to = from; }
static void set_text(char *&to, char *from) { to = from; }
static Job job_of(std::string name, number size) { Job job; job.name = std::move(name); job.size = size; return job; }
static Plain plain_of(char *name, number size) { return {name, size}; }
static Large large_of(const char *text, char *name, number size) {
  Large made = {}; strncpy(made.text, text, 99); made.name = name; made.size = size; return made;
}
static Pair pair_of(number a, number b) { return {a, b}; }
static std::unique_ptr<Shape> make_shape(std::string name) { return std::make_unique<Named>(std::move(name), nullptr, 1); }
static Shape *new_shape(char *text, number size) { return new Named("none", text, size); }
static std::shared_ptr<Job> make_job(const std::string &name) { auto job = std::make_shared<Job>(); job->name = name; return job; }
static void raise(std::string text, number code) { throw Failure(std::move(text), code); }
static void raise_plain(char *text, number code) { throw PlainFailure{text, code}; }
static void pass_on(const std::string &text) { try { raise(text, 3); } catch (...) { throw; } }
template <class F> static auto apply(F change, std::string text) { return change(std::move(text)); }
template <class... Words> static std::string joined(const Words &...words) { std::ostringstream out; ((out << words << ' '), ...); return out.str(); }
static std::string formatted(const char *format, ...) {
  char room[300]; va_list list; va_start(list, format); vsnprintf(room, sizeof room, format, list); va_end(list); return room;
}
template <class T> static T greater(T one, T other) { return one < other ? other : one; }
static std::vector<std::string> split(const std::string &text, char at) {
  std::vector<std::string> parts; std::istringstream in(text); std::string part;
  while (std::getline(in, part, at)) parts.push_back(part);
  return parts;
}
static std::string trimmed(const std::string &text) {
  size_t first = text.find_first_not_of(" \t"); if (first == std::string::npos) return "";
  return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}
static std::string longest(const std::vector<std::string> &all) {
  return *std::max_element(all.begin(), all.end(), [](const auto &a, const auto &b) { return a.size() < b.size(); });
}

// What the law between points-to and taint begins and ends with.
extern "C" char *law_take(); extern "C" void law_give(const void *);
