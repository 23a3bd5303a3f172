import type { RecordedProgram } from './recorded-program.ts'

/** Programs that log where they are, with what Python 3.11.2 printed, on both streams, and the status that it gave. */
export const recorded: readonly RecordedProgram[] = [
  {
    source:
      'import logging\nlogging.basicConfig(level=logging.DEBUG, format="%(levelname)s:%(name)s:%(filename)s:%(lineno)d:%(funcName)s:%(module)s:%(message)s")\nlog = logging.getLogger("app.db")\ndef go():\n    log.info("hi %s %d", "x", 3)\n    log.warning("warn")\n    try: 1 / 0\n    except ZeroDivisionError: log.exception("failed")\ngo()\nlogging.error("root")\nclass A:\n    def m(self):\n        logging.info("in m")\n        helper()\ndef helper(): log.debug("deep", stacklevel=2)\nA().m()\ndef gen():\n    log.info("gen")\n    yield 1\nfor x in gen(): log.info(\n    "loop %d",\n    x)\n(lambda: log.info("lambda"))()\nh = logging.StreamHandler(); h.setFormatter(logging.Formatter("{levelname} {lineno} {message}", style="{"))\nother = logging.getLogger("o"); other.propagate = False; other.addHandler(h); other.critical("c")\nlog2 = logging.getLogger("app"); print(log.parent, logging.getLogger("app.db.x").parent, logging.getLogger("z.y").parent)\nprint(log, log.parent, logging.getLevelName(30), log.isEnabledFor(40))\n',
    output:
      'INFO:app.db:0.py:5:go:0:hi x 3\nWARNING:app.db:0.py:6:go:0:warn\nERROR:app.db:0.py:8:go:0:failed\nTraceback (most recent call last):\n  File "/app/0.py", line 7, in go\n    try: 1 / 0\n         ~~^~~\nZeroDivisionError: division by zero\nERROR:root:0.py:10:<module>:0:root\nINFO:root:0.py:13:m:0:in m\nDEBUG:app.db:0.py:14:m:0:deep\nINFO:app.db:0.py:18:gen:0:gen\nINFO:app.db:0.py:20:<module>:0:loop 1\nINFO:app.db:0.py:23:<lambda>:0:lambda\nCRITICAL 25 c\n<Logger app (DEBUG)> <Logger app.db (DEBUG)> <RootLogger root (DEBUG)>\n<Logger app.db (DEBUG)> <Logger app (DEBUG)> WARNING True\n',
    status: 0,
  },
  {
    source:
      'import logging, asyncio\nlogging.basicConfig(level="INFO", format="%(lineno)d %(funcName)s %(message)s")\nasync def work():\n    logging.info("a")\n    await asyncio.sleep(0)\n    logging.info("b")\nasyncio.run(work())\nclass H(logging.Handler):\n    def emit(self, record): print("H", record.lineno, record.funcName, self.format(record))\nl = logging.getLogger("x"); l.propagate = False; l.addHandler(H())\ndef f(): l.error("oops")\nf()\nad = logging.LoggerAdapter(l, {"u": 1})\nad.info("adapted")\ndef rec(n):\n    if n: return rec(n - 1)\n    l.warning("bottom")\nrec(3)\n',
    output: '4 work a\n6 work b\nH 11 f oops\nH 14 <module> adapted\nH 17 rec bottom\n',
    status: 0,
  },
]
