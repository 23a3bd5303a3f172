/** The module copy of the standard library. */
export const source = String.raw`@copy
_FUNCTIONS = (type(lambda: None), type(len), type([].append))
def _is_plain(value):
    return hasattr(value, '__dict__') and not isinstance(value, (type, BaseException)) and not type(value) in _FUNCTIONS
def _filled(value, attributes):
    made = object.__new__(type(value))
    for name, one in attributes:
        object.__setattr__(made, name, one)
    return made
def copy(value):
    if hasattr(type(value), '__copy__'):
        return value.__copy__()
    if isinstance(value, (list, dict, set)):
        return value.copy()
    return _filled(value, value.__dict__.items()) if _is_plain(value) else value
def _deep(value, memo):
    if hasattr(type(value), '__deepcopy__'):
        return value.__deepcopy__(memo)
    if isinstance(value, list):
        made = memo[id(value)] = value.copy()
        made.clear()
        for one in value:
            made.append(deepcopy(one, memo))
        return made
    if isinstance(value, dict):
        made = memo[id(value)] = value.copy()
        made.clear()
        for key, one in value.items():
            made[deepcopy(key, memo)] = deepcopy(one, memo)
        return made
    if isinstance(value, set):
        return {deepcopy(one, memo) for one in value}
    if type(value) is tuple:
        made = tuple([deepcopy(one, memo) for one in value])
        return value if all(one is other for one, other in zip(made, value)) else made
    if not _is_plain(value):
        return value
    made = memo[id(value)] = _filled(value, [])
    for name, one in value.__dict__.items():
        object.__setattr__(made, name, deepcopy(one, memo))
    return made
_ATOMS = (int, float, str, bool, bytes, type(None))
def deepcopy(value, memo=None):
    if type(value) in _ATOMS:
        return value
    memo = {} if memo is None else memo
    known = memo.get(id(value))
    if known is not None:
        return known
    made = _deep(value, memo)
    memo[id(value)] = made
    return made
`
