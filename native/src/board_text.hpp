// Reading and writing boards as the Python rules do: rows from the top joined by '/', first's pieces x, second's o.
#pragma once

#include <string>
#include <string_view>

namespace meydan {

inline constexpr char marks[2] = {'x', 'o'};
inline constexpr std::string_view side_names[2] = {"first", "second"};

// Calls `visit(side, place)` for each piece of the board field; places are counted as they are read. Gives what
// follows the field and its blank.
template <class Visit>
std::string_view read_board(std::string_view text, Visit visit) {
    int place = 0;
    std::size_t at = 0;
    for (; at < text.size() && text[at] != ' '; ++at) {
        if (text[at] == '/') continue;
        if (text[at] == marks[0]) visit(0, place);
        if (text[at] == marks[1]) visit(1, place);
        ++place;
    }
    return text.substr(at + 1);
}

// The board field of rows of the same width; `mark(place)` gives the character of each place.
template <class Mark>
std::string write_board(int rows, int width, Mark mark) {
    std::string out;
    for (int row = 0; row < rows; ++row) {
        if (row) out += '/';
        for (int column = 0; column < width; ++column) out += mark(row * width + column);
    }
    return out;
}

// The next field of `text`, which loses it and the blank behind it.
inline std::string_view next_field(std::string_view& text) {
    const std::size_t blank = text.find(' ');
    const std::string_view field = text.substr(0, blank);
    text = blank == std::string_view::npos ? std::string_view{} : text.substr(blank + 1);
    return field;
}

inline int read_side(std::string_view field) { return field == side_names[1] ? 1 : 0; }

// A cell by its file and rank, both from 0.
inline std::string cell_name(int file, int rank) {
    return static_cast<char>('a' + file) + std::to_string(rank + 1);
}

inline int read_number(std::string_view digits) {
    int number = 0;
    for (const char digit : digits) number = number * 10 + (digit - '0');
    return number;
}

}  // namespace meydan
