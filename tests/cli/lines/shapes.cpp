// Names that a compiler mangles.
namespace geometry {
struct Point {
    double x, y;
};

class Line {
public:
    double length2() const;
    Point from, to;
};

double Line::length2() const {
    double dx = to.x - from.x, dy = to.y - from.y;
    return dx * dx + dy * dy;
}

template <class T> T largest(const T *all, int count) {
    T best = all[0];
    for (int i = 1; i < count; i++)
        if (all[i] > best)
            best = all[i];
    return best;
}
} // namespace geometry

double longest(geometry::Line *lines, int count) {
    double best = 0;
    for (int i = 0; i < count; i++) {
        double length = lines[i].length2();
        if (length > best)
            best = length;
    }
    return best + geometry::largest(&best, 1);
}
