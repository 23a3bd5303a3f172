/** A module of the standard library about messages of programs: logging, with its handlers. */
export const source = String.raw`@logging
import sys
import _sys
import time
import traceback as _traceback
NOTSET, DEBUG, INFO, WARNING, ERROR, CRITICAL = 0, 10, 20, 30, 40, 50
WARN, FATAL = WARNING, CRITICAL
BASIC_FORMAT = '%(levelname)s:%(name)s:%(message)s'
_names = {0: 'NOTSET', 10: 'DEBUG', 20: 'INFO', 30: 'WARNING', 40: 'ERROR', 50: 'CRITICAL'}
_levels = {'NOTSET': 0, 'DEBUG': 10, 'INFO': 20, 'WARN': 30, 'WARNING': 30, 'ERROR': 40, 'CRITICAL': 50, 'FATAL': 50}
_start = time.time()
def getLevelName(level):
    return _names.get(level, _levels.get(level, f'Level {level}'))
def getLevelNamesMapping():
    return dict(_levels)
def addLevelName(level, levelName):
    _names[level] = levelName
    _levels[levelName] = level
def _level(given):
    if isinstance(given, int):
        return given
    if not isinstance(given, str):
        raise TypeError(f'Level not an integer or a valid string: {given!r}')
    if given not in _levels:
        raise ValueError(f'Unknown level: {given!r}')
    return _levels[given]
class LogRecord:
    def __init__(self, name, level, pathname, lineno, msg, args, exc_info, func=None, sinfo=None):
        self.name, self.msg, self.levelno, self.levelname = name, msg, level, getLevelName(level)
        self.args = args[0] if len(args) == 1 and isinstance(args[0], dict) and args[0] else args
        self.exc_info, self.exc_text, self.stack_info = exc_info, None, sinfo
        self.pathname, self.lineno, self.funcName = pathname, lineno, func
        self.filename = pathname.rpartition('/')[2]
        self.module = self.filename.rpartition('.')[0] or self.filename
        self.created = time.time()
        self.msecs = int(self.created * 1000) % 1000 + 0.0
        self.relativeCreated = (self.created - _start) * 1000
        import os
        import threading
        self.process, self.processName = os.getpid(), 'MainProcess'
        self.thread, self.threadName = threading.get_ident(), threading.current_thread().name
    def getMessage(self):
        return str(self.msg) % self.args if self.args else str(self.msg)
    def __repr__(self):
        return f'<LogRecord: {self.name}, {self.levelno}, {self.pathname}, {self.lineno}, "{self.msg}">'
_UNKNOWN = ('taskName',)
class Formatter:
    converter = time.localtime
    default_time_format, default_msec_format = '%Y-%m-%d %H:%M:%S', '%s,%03d'
    def __init__(self, fmt=None, datefmt=None, style='%', validate=True, *, defaults=None):
        if style not in ('%', '{', '$'):
            raise ValueError('Style must be one of: %,{,$')
        usual = {'%': '%(message)s', '{': '{message}', '$': '\x24{message}'}[style]
        self._fmt, self._style, self.datefmt, self._defaults = fmt or usual, style, datefmt, defaults or {}
        for name in _UNKNOWN:
            if '%(' + name + ')' in self._fmt or (style != '%' and '{' + name in self._fmt):
                raise NotImplementedError(f'{name} in a format of logging is not simulated')
    def usesTime(self):
        return 'asctime' in self._fmt
    def formatTime(self, record, datefmt=None):
        moment = time.localtime(record.created)
        if datefmt:
            return time.strftime(datefmt, moment)
        return self.default_msec_format % (time.strftime(self.default_time_format, moment), record.msecs)
    def formatException(self, ei):
        return ''.join(_traceback.format_exception(*ei)).rstrip('\n')
    def formatMessage(self, record):
        fields = {**self._defaults, **record.__dict__}
        if self._style == '%':
            return self._fmt % fields
        if self._style == '{':
            return self._fmt.format(**fields)
        from string import Template
        return Template(self._fmt).substitute(**fields)
    def format(self, record):
        record.message = record.getMessage()
        if self.usesTime():
            record.asctime = self.formatTime(record, self.datefmt)
        text = self.formatMessage(record)
        if record.exc_info:
            text = text.rstrip('\n') + '\n' + self.formatException(record.exc_info)
        return text
class Filter:
    def __init__(self, name=''):
        self.name = name
    def filter(self, record):
        return not self.name or record.name == self.name or record.name.startswith(self.name + '.')
class Filterer:
    def __init__(self):
        self.filters = []
    def addFilter(self, filter):
        if filter not in self.filters:
            self.filters.append(filter)
    def removeFilter(self, filter):
        if filter in self.filters:
            self.filters.remove(filter)
    def filter(self, record):
        return all(one.filter(record) if hasattr(one, 'filter') else one(record) for one in self.filters)
class Handler(Filterer):
    def __init__(self, level=NOTSET):
        super().__init__()
        self.level, self.formatter, self.name = _level(level), None, None
    def setLevel(self, level):
        self.level = _level(level)
    def setFormatter(self, fmt):
        self.formatter = fmt
    def format(self, record):
        return (self.formatter or _usual).format(record)
    def handle(self, record):
        if self.filter(record):
            self.emit(record)
    def emit(self, record):
        raise NotImplementedError('emit must be implemented by Handler subclasses')
    def flush(self):
        pass
    def close(self):
        pass
class StreamHandler(Handler):
    terminator = '\n'
    def __init__(self, stream=None):
        super().__init__()
        self.stream = sys.stderr if stream is None else stream
    def setStream(self, stream):
        self.stream = stream
    def emit(self, record):
        self.stream.write(self.format(record) + self.terminator)
        self.flush()
    def flush(self):
        if hasattr(self.stream, 'flush'):
            self.stream.flush()
    def __repr__(self):
        name = getattr(self.stream, 'name', '')
        return f"<{type(self).__name__} {f'{name} ' if name else ''}({getLevelName(self.level)})>"
class FileHandler(StreamHandler):
    def __init__(self, filename, mode='a', encoding=None, delay=False, errors=None):
        import os
        self.baseFilename = os.path.abspath(filename)
        super().__init__(open(self.baseFilename, mode))
    def close(self):
        self.stream.close()
    def __repr__(self):
        return f'<{type(self).__name__} {self.baseFilename} ({getLevelName(self.level)})>'
class NullHandler(Handler):
    def handle(self, record):
        pass
    emit = handle
_usual = Formatter()
lastResort = StreamHandler()
lastResort.setLevel(WARNING)
class Logger(Filterer):
    def __init__(self, name, level=NOTSET, parent=None):
        super().__init__()
        self.name, self.parent, self.level, self.handlers = name, parent, _level(level), []
        self.propagate, self.disabled = True, False
    def setLevel(self, level):
        self.level = _level(level)
    def getEffectiveLevel(self):
        one = self
        while one is not None:
            if one.level:
                return one.level
            one = one.parent
        return NOTSET
    def isEnabledFor(self, level):
        return not self.disabled and level > _disabled['level'] and level >= self.getEffectiveLevel()
    def addHandler(self, hdlr):
        if hdlr not in self.handlers:
            self.handlers.append(hdlr)
    def removeHandler(self, hdlr):
        if hdlr in self.handlers:
            self.handlers.remove(hdlr)
    def hasHandlers(self):
        return any(one.handlers for one in self._heard())
    def getChild(self, suffix):
        return getLogger(suffix if self is root else f'{self.name}.{suffix}')
    def _heard(self):
        one = self
        while one is not None:
            yield one
            one = one.parent if one.propagate else None
    def handle(self, record):
        if self.disabled or not self.filter(record):
            return
        found = False
        for one in self._heard():
            for handler in one.handlers:
                found = True
                if record.levelno >= handler.level:
                    handler.handle(record)
        if not found and record.levelno >= lastResort.level:
            lastResort.handle(record)
    def log(self, level, msg, *args, exc_info=None, extra=None, stack_info=False, stacklevel=1):
        if not self.isEnabledFor(level):
            return
        if exc_info and not isinstance(exc_info, tuple):
            if isinstance(exc_info, BaseException):
                exc_info = (type(exc_info), exc_info, None)
            else:
                caught = sys.exc_info()
                exc_info = caught if caught[1] is not None else None
        path, line, name = _sys._caller('logging', stacklevel)
        record = LogRecord(self.name, level, path, line, msg, args, exc_info, name)
        for key, value in (extra or {}).items():
            setattr(record, key, value)
        self.handle(record)
    def debug(self, msg, *args, **named):
        self.log(DEBUG, msg, *args, **named)
    def info(self, msg, *args, **named):
        self.log(INFO, msg, *args, **named)
    def warning(self, msg, *args, **named):
        self.log(WARNING, msg, *args, **named)
    warn = warning
    def error(self, msg, *args, **named):
        self.log(ERROR, msg, *args, **named)
    def exception(self, msg, *args, exc_info=True, **named):
        self.log(ERROR, msg, *args, exc_info=exc_info, **named)
    def critical(self, msg, *args, **named):
        self.log(CRITICAL, msg, *args, **named)
    fatal = critical
    def __repr__(self):
        return f'<{type(self).__name__} {self.name} ({getLevelName(self.getEffectiveLevel())})>'
class RootLogger(Logger):
    pass
class LoggerAdapter:
    def __init__(self, logger, extra=None):
        self.logger, self.extra = logger, extra
    def process(self, msg, kwargs):
        return msg, {**kwargs, 'extra': self.extra}
    def log(self, level, msg, *args, **named):
        msg, named = self.process(msg, named)
        self.logger.log(level, msg, *args, **named)
    def debug(self, msg, *args, **named):
        self.log(DEBUG, msg, *args, **named)
    def info(self, msg, *args, **named):
        self.log(INFO, msg, *args, **named)
    def warning(self, msg, *args, **named):
        self.log(WARNING, msg, *args, **named)
    def error(self, msg, *args, **named):
        self.log(ERROR, msg, *args, **named)
_disabled = {'level': NOTSET}
root = RootLogger('root', WARNING)
_loggers = {}
def disable(level=CRITICAL):
    _disabled['level'] = level
def getLogger(name=None):
    if not name or name == 'root':
        return root
    if name not in _loggers:
        words = name.split('.')
        above = ['.'.join(words[:at]) for at in range(len(words) - 1, 0, -1)]
        made = Logger(name, parent=next((_loggers[one] for one in above if one in _loggers), root))
        for one in _loggers.values():
            if one.name.startswith(name + '.') and not one.parent.name.startswith(name + '.'):
                one.parent = made
        _loggers[name] = made
    return _loggers[name]
def basicConfig(*, filename=None, filemode='a', format=None, datefmt=None, style='%', level=None, stream=None,
                handlers=None, force=False, encoding=None, errors=None):
    if force:
        for handler in list(root.handlers):
            root.removeHandler(handler)
            handler.close()
    if root.handlers:
        return
    if stream is not None and filename is not None:
        raise ValueError("'stream' and 'filename' should not be specified together")
    if handlers is None:
        handlers = [StreamHandler(stream) if filename is None else FileHandler(filename, filemode)]
    usual = {'%': BASIC_FORMAT, '{': '{levelname}:{name}:{message}', '$': '\x24{levelname}:\x24{name}:\x24{message}'}
    formatter = Formatter(format or usual[style], datefmt, style)
    for handler in handlers:
        if handler.formatter is None:
            handler.setFormatter(formatter)
        root.addHandler(handler)
    if level is not None:
        root.setLevel(level)
def _on_root(name):
    def tell(msg, *args, **named):
        if not root.handlers:
            basicConfig()
        getattr(root, name)(msg, *args, **named)
    return tell
debug, info, warning, error, exception, critical, log = [_on_root(name) for name in ('debug', 'info', 'warning', 'error', 'exception', 'critical', 'log')]
def shutdown():
    pass
`
