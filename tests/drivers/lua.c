/* Runs a Lua script: tables, closures, strings, metatables, coroutines, errors and the collector. */

typedef struct lua_State lua_State;
lua_State *luaL_newstate(void);
void luaL_openlibs(lua_State *);
int luaL_loadstring(lua_State *, const char *);
int lua_pcallk(lua_State *, int, int, int, long, void *);
const char *lua_tolstring(lua_State *, int, unsigned long *);
void lua_pushcclosure(lua_State *, int (*)(lua_State *), int);
void lua_setglobal(lua_State *, const char *);
long luaL_checkinteger(lua_State *, int);
void lua_pushinteger(lua_State *, long);
void lua_close(lua_State *);
int printf(const char *, ...);

static int twice(lua_State *state) {
  lua_pushinteger(state, 2 * luaL_checkinteger(state, 1));
  return 1;
}

static const char script[] =
    "local list = {}\n"
    "for i = 1, 40 do list[i] = twice(i * 7 % 13) end\n"
    "table.sort(list, function(a, b) return a < b end)\n"
    "local words = {}\n"
    "for word in string.gmatch('one two three four', '%a+') do words[#words + 1] = word:upper() end\n"
    "local Point = {}\n"
    "Point.__index = Point\n"
    "Point.__add = function(a, b) return setmetatable({x = a.x + b.x}, Point) end\n"
    "function Point:show() return string.format('(%d %s)', self.x, tostring(1.5)) end\n"
    "local p = setmetatable({x = 1}, Point) + setmetatable({x = 2}, Point)\n"
    "local co = coroutine.wrap(function(a) for i = 1, 3 do a = coroutine.yield(a + i) end return 'end' end)\n"
    "local sum = co(1) + co(2) + co(3)\n"
    "local ok, message = pcall(function() error({code = 7}) end)\n"
    "local function fib(n) if n < 2 then return n end return fib(n - 1) + fib(n - 2) end\n"
    "collectgarbage()\n"
    "local text = table.concat(words, ',') .. p:show() .. sum .. tostring(ok) .. message.code .. fib(10)\n"
    "for k, v in pairs({a = 1, b = 'x', [3] = {}}) do text = text .. type(v) end\n"
    "print(text, #list, list[1], select('#', 1, 2, 3), math.max(3, 9, 4), os.time() > 0)\n"
    "return text\n";

int main(void) {
  lua_State *state = luaL_newstate();
  if (!state) return 1;
  luaL_openlibs(state);
  lua_pushcclosure(state, twice, 0);
  lua_setglobal(state, "twice");
  int wrong = luaL_loadstring(state, script);
  if (!wrong) wrong = lua_pcallk(state, 0, 1, 0, 0, 0);
  printf("lua: %d %s\n", wrong, lua_tolstring(state, -1, 0));
  lua_close(state);
  return wrong;
}
