/** Modules of the standard library that programs at a command line are made of: argparse. */
export const source = String.raw`@argparse
import os
import sys
SUPPRESS, OPTIONAL, ZERO_OR_MORE, ONE_OR_MORE, REMAINDER = '==SUPPRESS==', '?', '*', '+', '...'
class ArgumentError(Exception):
    def __init__(self, argument, message):
        self.argument_name, self.message = argument, message
    def __str__(self):
        return self.message if self.argument_name is None else f'argument {self.argument_name}: {self.message}'
class ArgumentTypeError(Exception):
    pass
class Namespace:
    def __init__(self, **named):
        for name, value in named.items():
            setattr(self, name, value)
    def __eq__(self, other):
        return isinstance(other, Namespace) and vars(self) == vars(other)
    def __contains__(self, name):
        return name in self.__dict__
    def __repr__(self):
        return 'Namespace(' + ', '.join(f'{name}={value!r}' for name, value in self.__dict__.items()) + ')'
class HelpFormatter:
    pass
class RawDescriptionHelpFormatter(HelpFormatter):
    pass
class RawTextHelpFormatter(RawDescriptionHelpFormatter):
    pass
class ArgumentDefaultsHelpFormatter(HelpFormatter):
    pass
class FileType:
    def __init__(self, mode='r', encoding=None):
        self._mode = mode
    def __call__(self, name):
        if name == '-':
            return sys.stdin if 'r' in self._mode else sys.stdout
        try:
            return open(name, self._mode)
        except OSError as error:
            raise ArgumentTypeError(f"can't open '{name}': {error}")
def _wrapped(text, width, indent=''):
    lines, line = [], ''
    for word in text.split():
        if line and len(line) + 1 + len(word) > width:
            lines.append(indent + line)
            line = word
        else:
            line = line + ' ' + word if line else word
    if line:
        lines.append(indent + line)
    return lines
class Action:
    def __init__(self, option_strings, dest, nargs=None, const=None, default=None, type=None, choices=None, required=False, help=None, metavar=None):
        self.option_strings, self.dest, self.nargs, self.const, self.default = option_strings, dest, nargs, const, default
        self.type, self.choices, self.required, self.help, self.metavar = type, choices, required, help, metavar
    def _shown(self):
        if self.metavar is not None:
            return self.metavar
        if self.choices is not None:
            return '{' + ','.join(str(one) for one in self.choices) + '}'
        return self.dest.upper() if self.option_strings else self.dest
    def _values(self):
        shown = self._shown()
        first = shown if isinstance(shown, str) else shown[0]
        if self.nargs is None:
            return first
        if self.nargs == '?':
            return f'[{first}]'
        if self.nargs == '*':
            return f'[{first} ...]'
        if self.nargs == '+':
            return f'{first} [{first} ...]'
        if self.nargs == '...':
            return '...'
        if self.nargs == 0:
            return ''
        return ' '.join(shown if not isinstance(shown, str) else [first] * self.nargs)
    def _title(self):
        if self.option_strings:
            return '/'.join(self.option_strings)
        return self._shown() if self.metavar is not None or self.choices is None else self.dest
    def __call__(self, parser, namespace, values, option=None):
        setattr(namespace, self.dest, values)
class _Store(Action):
    pass
class _Const(Action):
    def __init__(self, option_strings, dest, const=None, default=None, required=False, help=None, metavar=None, **others):
        super().__init__(option_strings, dest, 0, const, default, None, None, required, help, metavar)
    def __call__(self, parser, namespace, values, option=None):
        setattr(namespace, self.dest, self.const)
class _True(_Const):
    def __init__(self, option_strings, dest, default=False, required=False, help=None):
        super().__init__(option_strings, dest, True, default, required, help)
class _False(_Const):
    def __init__(self, option_strings, dest, default=True, required=False, help=None):
        super().__init__(option_strings, dest, False, default, required, help)
class BooleanOptionalAction(Action):
    def __init__(self, option_strings, dest, default=None, required=False, help=None, **others):
        both = []
        for one in option_strings:
            both.append(one)
            if one.startswith('--'):
                both.append('--no-' + one[2:])
        super().__init__(both, dest, 0, None, default, None, None, required, help)
    def __call__(self, parser, namespace, values, option=None):
        setattr(namespace, self.dest, not option.startswith('--no-'))
class _Append(Action):
    def __call__(self, parser, namespace, values, option=None):
        setattr(namespace, self.dest, [*(getattr(namespace, self.dest, None) or []), values])
class _AppendConst(_Const):
    def __call__(self, parser, namespace, values, option=None):
        setattr(namespace, self.dest, [*(getattr(namespace, self.dest, None) or []), self.const])
class _Extend(Action):
    def __call__(self, parser, namespace, values, option=None):
        setattr(namespace, self.dest, [*(getattr(namespace, self.dest, None) or []), *values])
class _Count(Action):
    def __init__(self, option_strings, dest, default=None, required=False, help=None):
        super().__init__(option_strings, dest, 0, None, default, None, None, required, help)
    def __call__(self, parser, namespace, values, option=None):
        setattr(namespace, self.dest, (getattr(namespace, self.dest, None) or 0) + 1)
class _Help(Action):
    def __init__(self, option_strings, dest=SUPPRESS, default=SUPPRESS, help=None):
        super().__init__(option_strings, dest, 0, None, SUPPRESS, None, None, False, help)
    def __call__(self, parser, namespace, values, option=None):
        parser.print_help()
        parser.exit()
class _Version(Action):
    def __init__(self, option_strings, dest=SUPPRESS, version=None, default=SUPPRESS, help="show program's version number and exit"):
        super().__init__(option_strings, dest, 0, None, SUPPRESS, None, None, False, help)
        self.version = version
    def __call__(self, parser, namespace, values, option=None):
        print(self.version % {'prog': parser.prog})
        parser.exit()
class _Choice:
    def __init__(self, name, aliases, help):
        self.dest, self.help, self.option_strings, self.nargs, self.choices = name, help, [], None, None
        self.metavar = name if not aliases else f"{name} ({', '.join(aliases)})"
class _SubParsers(Action):
    def __init__(self, parser, dest=SUPPRESS, required=False, help=None, metavar=None, title=None, description=None, prog=None):
        super().__init__([], dest, 'A...', None, None, None, {}, required, help, metavar)
        self._parser, self._choices, self.title, self.description = parser, [], title, description
    def add_parser(self, name, *, help=None, aliases=(), **options):
        words = [one._values() for one in self._parser._actions if not one.option_strings and one is not self]
        options.setdefault('prog', ' '.join([self._parser.prog, *words, name]))
        made = ArgumentParser(**options)
        for one in (name, *aliases):
            self.choices[one] = made
        if help is not None:
            self._choices.append(_Choice(name, aliases, help))
        return made
    def _values(self):
        return self._shown() + ' ...'
    def _title(self):
        return self.dest if self.dest != SUPPRESS and self.metavar is None else self._shown()
    def __call__(self, parser, namespace, values, option=None):
        name, *words = values
        if self.dest != SUPPRESS:
            setattr(namespace, self.dest, name)
        if name not in self.choices:
            listed = ', '.join(repr(one) for one in self.choices)
            raise ArgumentError(self._title(), f'invalid choice: {name!r} (choose from {listed})')
        found, left = self.choices[name].parse_known_args(words)
        for key, value in vars(found).items():
            setattr(namespace, key, value)
        if left:
            namespace._left = [*getattr(namespace, '_left', []), *left]
_ACTIONS = {
    'store': _Store, 'store_const': _Const, 'store_true': _True, 'store_false': _False, 'append': _Append,
    'append_const': _AppendConst, 'extend': _Extend, 'count': _Count, 'help': _Help, 'version': _Version,
}
class _Group:
    def __init__(self, parser, title=None, description=None):
        self._parser, self.title, self.description, self._group_actions = parser, title, description, []
    def add_argument(self, *names, **options):
        made = self._parser._add(names, options)
        self._group_actions.append(made)
        return made
    def add_mutually_exclusive_group(self, *, required=False):
        made = _Exclusive(self._parser, required, self)
        self._parser._exclusive.append(made)
        return made
class _Exclusive(_Group):
    def __init__(self, parser, required=False, within=None):
        super().__init__(parser)
        self.required, self._within = required, within
    def add_argument(self, *names, **options):
        made = super().add_argument(*names, **options)
        if self._within is not None:
            self._within._group_actions.append(made)
        return made
class ArgumentParser:
    def __init__(self, prog=None, usage=None, description=None, epilog=None, parents=(), formatter_class=HelpFormatter, prefix_chars='-', argument_default=None, add_help=True, allow_abbrev=True, exit_on_error=True, **others):
        self.prog = prog or os.path.basename(sys.argv[0] if sys.argv and sys.argv[0] else 'python')
        self.usage, self.description, self.epilog, self.formatter_class = usage, description, epilog, formatter_class
        self.exit_on_error, self.allow_abbrev, self.argument_default = exit_on_error, allow_abbrev, argument_default
        self._actions, self._groups, self._exclusive, self._defaults, self._sub = [], [], [], {}, None
        if add_help:
            self.add_argument('-h', '--help', action='help', help='show this help message and exit')
        for parent in parents:
            for one in parent._actions:
                if not isinstance(one, _Help):
                    self._actions.append(one)
            self._groups.extend(parent._groups)
            self._exclusive.extend(parent._exclusive)
            self._defaults.update(parent._defaults)
    def add_argument(self, *names, **options):
        return self._add(names, options)
    def _add(self, names, options):
        options = dict(options)
        kind = options.pop('action', 'store')
        make = _ACTIONS.get(kind) if isinstance(kind, str) else kind
        if make is None:
            raise ValueError(f'unknown action "{kind}"')
        if names and names[0].startswith('-'):
            long = [one for one in names if one.startswith('--')]
            dest = options.pop('dest', None) or (long or list(names))[0].lstrip('-').replace('-', '_')
            for one in names:
                if any(one in other.option_strings for other in self._actions):
                    raise ArgumentError('/'.join(names), f'conflicting option string: {one}')
            strings = list(names)
        else:
            if 'required' in options:
                raise TypeError("'required' is an invalid argument for positionals")
            dest, strings = (names[0] if names else options.pop('dest')), []
        options.setdefault('default', self.argument_default) if self.argument_default is not None else None
        made = make(option_strings=strings, dest=dest, **options)
        if not strings:
            made.required = made.nargs not in ('?', '*') or (made.nargs == '*' and made.default is None and False)
        self._actions.append(made)
        return made
    def add_argument_group(self, title=None, description=None, **others):
        made = _Group(self, title, description)
        self._groups.append(made)
        return made
    def add_mutually_exclusive_group(self, *, required=False):
        made = _Exclusive(self, required)
        self._exclusive.append(made)
        return made
    def add_subparsers(self, **options):
        self._sub = _SubParsers(self, **options)
        self._actions.append(self._sub)
        return self._sub
    def set_defaults(self, **named):
        self._defaults.update(named)
        for one in self._actions:
            if one.dest in named:
                one.default = named[one.dest]
    def get_default(self, dest):
        return self._defaults.get(dest, next((one.default for one in self._actions if one.dest == dest), None))
    def parse_args(self, args=None, namespace=None):
        found, left = self.parse_known_args(args, namespace)
        if left:
            self.error('unrecognized arguments: ' + ' '.join(left))
        return found
    def parse_known_args(self, args=None, namespace=None):
        words = list(sys.argv[1:] if args is None else args)
        found = namespace if namespace is not None else Namespace()
        for one in self._actions:
            if one.dest != SUPPRESS and one.default != SUPPRESS and not hasattr(found, one.dest):
                setattr(found, one.dest, one.default)
        for name, value in self._defaults.items():
            if not hasattr(found, name):
                setattr(found, name, value)
        try:
            left = self._read(words, found)
        except ArgumentError as error:
            if not self.exit_on_error:
                raise
            self.error(str(error))
        left = [*left, *getattr(found, '_left', [])]
        if '_left' in found:
            delattr(found, '_left')
        return found, left
    def _option(self, word):
        if not word.startswith('-') or word == '-' or (word[1:].replace('.', '', 1).isdigit() and not self._has_numbers()):
            return None
        for one in self._actions:
            if word in one.option_strings:
                return one, word, None
        if word.startswith('--'):
            name, has, value = word.partition('=')
            given = value if has else None
            alike = [(one, text) for one in self._actions for text in one.option_strings if text == name or (self.allow_abbrev and text.startswith(name))]
            exact = [pair for pair in alike if pair[1] == name]
            chosen = exact or alike
            if len(chosen) > 1:
                listed = ', '.join(text for _, text in chosen)
                raise ArgumentError(None, f'ambiguous option: {word} could match {listed}')
            return (chosen[0][0], chosen[0][1], given) if chosen else None
        for one in self._actions:
            if word[:2] in one.option_strings:
                return one, word[:2], word[2:]
        return None
    def _has_numbers(self):
        return any(text[1:].isdigit() for one in self._actions for text in one.option_strings)
    def _is_flag(self, word):
        return self._option(word) is not None or (word.startswith('-') and len(word) > 1 and ' ' not in word and not word[1:].replace('.', '', 1).isdigit())
    def _read(self, words, found):
        places = [one for one in self._actions if not one.option_strings]
        seen, left, at, free = set(), [], 0, []
        while at < len(words):
            word = words[at]
            if word == '--':
                free.extend(words[at + 1:])
                break
            option = self._option(word)
            if option is None:
                if self._is_flag(word) and not (self._sub is not None and self._sub in places and free):
                    left.append(word)
                    at += 1
                    continue
                free.append(word)
                at += 1
                if places and self._sub is not None and len(free) > self._before_sub(places):
                    free.extend(words[at:])
                    break
                if any(one.nargs == '...' for one in places) and len(free) >= len(places):
                    free.extend(words[at:])
                    break
                continue
            action, name, value = option
            at = self._take(action, name, value, words, at + 1, found, seen)
        free = self._fill(places, free, found, seen)
        self._check(found, seen)
        return [*left, *free] if not left or not free else [*free, *left]
    def _before_sub(self, places):
        return sum(1 for one in places if one is not self._sub and one.nargs is None)
    def _take(self, action, name, value, words, at, found, seen):
        self._note(action, seen)
        if action.nargs == 0:
            if value is not None and not name.startswith('--'):
                action(self, found, [], name)
                words[at - 1] = '-' + value
                return at - 1
            if value is not None:
                raise ArgumentError(action._title(), f'ignored explicit argument {value!r}')
            action(self, found, [], name)
            return at
        given = [value] if value is not None else []
        most = {None: 1, '?': 1, '*': None, '+': None, '...': None}.get(action.nargs, action.nargs)
        while value is None and at < len(words) and (most is None or len(given) < most) and not (self._is_flag(words[at]) or words[at] == '--'):
            given.append(words[at])
            at += 1
        if action.nargs is None and not given:
            raise ArgumentError(action._title(), 'expected one argument')
        if action.nargs == '+' and not given:
            raise ArgumentError(action._title(), 'expected at least one argument')
        if isinstance(action.nargs, int) and len(given) < action.nargs:
            raise ArgumentError(action._title(), f"expected {action.nargs} argument{'s' if action.nargs > 1 else ''}")
        action(self, found, self._worth(action, given), name)
        return at
    def _note(self, action, seen):
        for group in self._exclusive:
            if action in group._group_actions:
                for other in group._group_actions:
                    if other is not action and other in seen:
                        raise ArgumentError(action._title(), f'not allowed with argument {other._title()}')
        seen.add(action)
    def _worth(self, action, given):
        if action.nargs == '?' and not given:
            return action.const if action.option_strings else action.default
        if action.nargs == '*' and not given and not action.option_strings:
            return action.default if action.default is not None else []
        values = [self._value(action, one) for one in given]
        return values[0] if action.nargs in (None, '?') else values
    def _value(self, action, text):
        value = text
        if action.type is not None:
            try:
                value = action.type(text)
            except ArgumentTypeError as error:
                raise ArgumentError(action._title(), str(error))
            except (TypeError, ValueError):
                name = getattr(action.type, '__name__', repr(action.type))
                raise ArgumentError(action._title(), f'invalid {name} value: {text!r}')
        if action.choices is not None and value not in action.choices:
            listed = ', '.join(repr(one) for one in action.choices)
            raise ArgumentError(action._title(), f'invalid choice: {value!r} (choose from {listed})')
        return value
    def _fill(self, places, free, found, seen):
        for at, action in enumerate(places):
            later = sum(1 if one.nargs in (None, '+') else one.nargs if isinstance(one.nargs, int) else 0 for one in places[at + 1:])
            can = max(0, len(free) - later)
            if action is self._sub:
                if free:
                    seen.add(action)
                    action(self, found, free)
                    free = []
                continue
            count = {None: 1, '?': min(1, can), '*': can, '+': can, '...': can}.get(action.nargs, action.nargs)
            if count > len(free) or (action.nargs == '+' and count == 0):
                continue
            given, free = free[:count], free[count:]
            if count or action.nargs not in ('?', '*'):
                self._note(action, seen)
            if given or action.nargs in ('*', '...', '?'):
                action(self, found, self._worth(action, given))
        return free
    def _check(self, found, seen):
        lacking = [one._title() for one in self._actions if one.required and one not in seen]
        if lacking:
            self.error('the following arguments are required: ' + ', '.join(lacking))
        for one in self._actions:
            if one not in seen and isinstance(one.default, str) and one.type is not None and getattr(found, one.dest, None) is one.default:
                setattr(found, one.dest, self._value(one, one.default))
        for group in self._exclusive:
            if group.required and not any(one in seen for one in group._group_actions):
                listed = ' '.join(one._title() for one in group._group_actions)
                self.error(f'one of the arguments {listed} is required')
    def _usage_part(self, action):
        if not action.option_strings:
            return action._values()
        values = action._values()
        text = ' | '.join(action.option_strings) if isinstance(action, BooleanOptionalAction) else action.option_strings[0]
        return text + (' ' + values if values else '')
    def _usage_parts(self):
        options, places, done = [], [], set()
        for action in self._actions:
            if action.help == SUPPRESS:
                continue
            group = next((one for one in self._exclusive if action in one._group_actions), None)
            if group is not None:
                if group not in done:
                    done.add(group)
                    inner = ' | '.join(self._usage_part(one) for one in group._group_actions if one.help != SUPPRESS)
                    options.append(f'({inner})' if group.required else f'[{inner}]')
                continue
            part = self._usage_part(action)
            if action.option_strings:
                options.append(part if action.required else f'[{part}]')
            else:
                places.append(part)
        return options, places
    def format_usage(self):
        if self.usage is not None:
            return 'usage: ' + self.usage % {'prog': self.prog} + '\n'
        options, places = self._usage_parts()
        head, line = f'usage: {self.prog}', ' '.join([*options, *places])
        if not line:
            return head + '\n'
        width = int(os.environ.get('COLUMNS') or 80) - 2
        if len(head) + 1 + len(line) <= width:
            return f'{head} {line}\n'
        indent = ' ' * (len(head) + 1)
        rows = []
        for parts in (options, places):
            row = ''
            for part in parts:
                if row and len(indent) + len(row) + 1 + len(part) > width:
                    rows.append(row)
                    row = part
                else:
                    row = row + ' ' + part if row else part
            if row:
                rows.append(row)
        return head + ' ' + ('\n' + indent).join(rows) + '\n'
    def _invocation(self, action):
        if not action.option_strings:
            return action._shown() if isinstance(action._shown(), str) else ' '.join(action._shown())
        values = action._values()
        return ', '.join(text + (' ' + values if values else '') for text in action.option_strings)
    def _help_of(self, action):
        text = action.help or ''
        if issubclass(self.formatter_class, ArgumentDefaultsHelpFormatter) and action.help and '%(default)' not in text and action.default not in (SUPPRESS, None) and (action.option_strings or action.nargs in ('?', '*')):
            text += ' (default: %(default)s)'
        if '%' not in text:
            return text
        facts = {'prog': self.prog, **{key: value for key, value in vars(action).items() if value is not SUPPRESS}}
        if action.choices is not None:
            facts['choices'] = ', '.join(str(one) for one in action.choices)
        if hasattr(action.type, '__name__'):
            facts['type'] = action.type.__name__
        return text % facts
    def format_help(self):
        parts = [self.format_usage()]
        if self.description:
            parts.append(self._paragraph(self.description))
        grouped = {one for group in self._groups for one in group._group_actions}
        sections = [
            ('positional arguments', None, [one for one in self._actions if not one.option_strings and one not in grouped and not getattr(one, 'title', None)]),
            ('options', None, [one for one in self._actions if one.option_strings and one not in grouped]),
        ]
        if self._sub is not None and (self._sub.title or self._sub.description):
            sections.append((self._sub.title or 'subcommands', self._sub.description, [self._sub]))
            sections[0] = (sections[0][0], None, [one for one in sections[0][2] if one is not self._sub])
        sections += [(group.title, group.description, group._group_actions) for group in self._groups]
        rows = [(one, 2) for _, _, actions in sections for one in actions]
        rows += [(one, 4) for one in (self._sub._choices if self._sub else [])]
        longest = max([len(self._title_of(one)) + indent for one, indent in rows if one.help != SUPPRESS], default=0)
        column = min(longest + 2, 24)
        for title, description, actions in sections:
            shown = [one for one in actions if one.help != SUPPRESS]
            if not shown and not description:
                continue
            text = f'{title}:\n'
            if description:
                text += '\n'.join('  ' + line for line in _wrapped(description, 76)) + '\n\n'
            for action in shown:
                text += self._row(action, 2, column)
                for one in getattr(action, '_choices', []):
                    text += self._row(one, 4, column)
            parts.append(text)
        if self.epilog:
            parts.append(self._paragraph(self.epilog))
        return '\n'.join(parts)
    def _title_of(self, action):
        return action.metavar if isinstance(action, _Choice) else self._invocation(action)
    def _row(self, action, indent, column):
        head = ' ' * indent + self._title_of(action)
        text = action.help or '' if isinstance(action, _Choice) else self._help_of(action)
        if not text:
            return head + '\n'
        if issubclass(self.formatter_class, RawTextHelpFormatter):
            lines = text.splitlines()
        else:
            lines = _wrapped(text, max(78 - column, 11))
        if len(head) > column - 2:
            return head + '\n' + ''.join(' ' * column + line + '\n' for line in lines)
        return head.ljust(column) + ('\n' + ' ' * column).join(lines) + '\n'
    def _paragraph(self, text):
        text = text % {'prog': self.prog} if '%(prog)' in text else text
        if issubclass(self.formatter_class, RawDescriptionHelpFormatter):
            return text.strip('\n') + '\n'
        return '\n'.join(_wrapped(text, 78)) + '\n'
    def print_usage(self, file=None):
        print(self.format_usage(), end='', file=file or sys.stdout)
    def print_help(self, file=None):
        print(self.format_help(), end='', file=file or sys.stdout)
    def exit(self, status=0, message=None):
        if message:
            sys.stderr.write(message)
        sys.exit(status)
    def error(self, message):
        self.print_usage(sys.stderr)
        self.exit(2, f'{self.prog}: error: {message}\n')
`
