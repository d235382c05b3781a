#include "shapes.h"
struct Square : Shape {
  int side;
  int area() const override { return twice(side); }
};
Square squares[4];
Shape *make(int side) {
  Square *square = &squares[next_number() & 3];
  square->side = side;
  return square;
}
int weakest() { return 2; }
