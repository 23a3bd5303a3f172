"""A bash in a pseudo-terminal, driven by lines of JSON: {"columns", "rows"} starts one, {"keys"} types, {"wait"} waits.

Each request is answered by {"output"}: what bash wrote until it had taken in every key and slept, a byte a character.
"""
import fcntl
import json
import os
import pty
import resource
import select
import signal
import struct
import sys
import termios

QUIET_SECONDS = 0.004
PATIENCE = 500
CHUNK = 1024
PROMPT = b'$ '
HERE = os.path.dirname(os.path.abspath(__file__))
COMMAND = ['bash', '--noprofile', '--rcfile', os.path.join(HERE, 'referee.bashrc'), '-r', '-i']
ENVIRONMENT = {'TERM': 'xterm-256color', 'LC_ALL': 'C.UTF-8', 'PATH': '', 'HOME': '/', 'INPUTRC': '/dev/null'}


def find_bash():
    for folder in os.environ.get('PATH', '').split(':'):
        path = os.path.join(folder, 'bash')
        if os.access(path, os.X_OK):
            return path
    sys.exit('bash is missing')


class Bash:
    def __init__(self, path, columns, rows, mode):
        self.master, self.slave = pty.openpty()
        self.resize(columns, rows)
        self.stop_flow_control()
        self.process = os.fork()
        if self.process == 0:
            os.setsid()
            fcntl.ioctl(self.slave, termios.TIOCSCTTY, 0)
            for stream in (0, 1, 2):
                os.dup2(self.slave, stream)
            os.closerange(3, 64)
            os.chdir('/')
            # whatever is typed, nothing can be written to the disk
            resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
            os.execve(path, COMMAND, {**ENVIRONMENT, 'EDITING_MODE': mode})
        os.set_blocking(self.master, False)

    def resize(self, columns, rows):
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, struct.pack('HHHH', rows, columns, 0, 0))

    def stop_flow_control(self):
        """Lets C-s and C-q through to Readline."""
        settings = termios.tcgetattr(self.slave)
        settings[0] &= ~(termios.IXON | termios.IXOFF)
        termios.tcsetattr(self.slave, termios.TCSANOW, settings)

    def bytes_read(self):
        """How much the process has read, if the system tells: keys on their way to it are in no queue yet."""
        try:
            with open(f'/proc/{self.process}/io', encoding='ascii') as counters:
                return int(counters.readline().split()[1])
        except OSError:
            return None

    def sleeps(self):
        waiting = struct.unpack('i', fcntl.ioctl(self.slave, termios.FIONREAD, b'\0\0\0\0'))[0]
        if waiting > 0:
            return False
        with open(f'/proc/{self.process}/stat', encoding='latin-1') as stat:
            return stat.read().rpartition(')')[2].split()[0] == 'S'

    def read(self, seconds):
        if not select.select([self.master], [], [], seconds)[0]:
            return b''
        try:
            return os.read(self.master, 1 << 16)
        except (BlockingIOError, OSError):
            return b''

    def settle(self, until=None, target=0):
        output = b''
        for _ in range(PATIENCE):
            piece = self.read(QUIET_SECONDS)
            output += piece
            is_done = (until is None or until in output) and (target == 0 or self.bytes_read() >= target)
            if not piece and is_done and self.sleeps():
                break
        return output

    def type(self, keys):
        output = b''
        for at in range(0, len(keys), CHUNK):
            piece = keys[at : at + CHUNK]
            before = self.bytes_read()
            target = 0 if before is None else before + len(piece)
            os.write(self.master, piece)
            output += self.settle(target=target)
        return output

    def close(self):
        os.close(self.master)
        os.close(self.slave)
        os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)


def answer(bash, request):
    if 'keys' in request:
        return bash.type(request['keys'].encode())
    return bash.read(request['wait']) + bash.settle()


def main():
    path = find_bash()
    bash = None
    for line in sys.stdin:
        request = json.loads(line)
        if 'columns' in request:
            if bash:
                bash.close()
            bash = Bash(path, request['columns'], request['rows'], request.get('mode', 'emacs'))
            output = bash.settle(until=PROMPT)
        else:
            output = answer(bash, request)
        print(json.dumps({'output': output.decode('latin-1')}), flush=True)
    if bash:
        bash.close()


main()
