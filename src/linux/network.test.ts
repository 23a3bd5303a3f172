import { describe, expect, it } from 'vitest'
import { createMachine, type HeadlessMachine } from './headless.ts'

const machine = (): HeadlessMachine => createMachine({ now: 0 })

async function said(line: string, on: HeadlessMachine): Promise<string> {
  const { stdout, status } = await on.bash.exec(`{ ${line}; } 2>&1`)
  return `${stdout}[${status}]`
}

describe('/etc/hosts', () => {
  it('gives names to addresses', async () => {
    const on = machine()
    expect(await said('curl -s shop/hello.txt', on)).toBe('[6]')
    await on.bash.exec("echo '192.0.2.10 shop www.shop # ours' | sudo tee -a /etc/hosts > /dev/null")
    expect(await said('ping -c1 shop | head -1; curl -s www.shop/hello.txt; getent hosts shop', on)).toBe(
      'PING shop (192.0.2.10) 56(84) bytes of data.\nHello from example.com!\n192.0.2.10      shop www.shop\n[0]',
    )
  })

  it('comes before the name server, and is put back with the world', async () => {
    const on = machine()
    const before = on.snapshot()
    await on.bash.exec("echo '127.0.0.1 example.com' | sudo tee -a /etc/hosts > /dev/null")
    expect(await said('curl -sS example.com', on)).toBe(
      "curl: (7) Failed to connect to example.com port 80 after 0 ms: Couldn't connect to server\n[7]",
    )
    on.restore(before)
    expect(await said('curl -s example.com/hello.txt', on)).toBe('Hello from example.com!\n[0]')
  })

  it('is looked in for a name with the dot that says that it is whole, too', async () => {
    const line = 'ping -qc1 example.com. > /dev/null && curl -s example.com./hello.txt; curl -s example.com../hello.txt'
    expect(await said(line, machine())).toBe('Hello from example.com!\n[6]')
  })

  it('may be missing', async () => {
    expect(
      await said('sudo rm /etc/hosts; getent hosts; getent hosts localhost; ping -c1 localhost | head -1', machine()),
    ).toBe('127.0.0.1       localhost\nPING localhost (127.0.0.1) 56(84) bytes of data.\n[0]')
  })
})

describe('a port that a process listens at', () => {
  it('takes what another one sends, and answers', async () => {
    const on = machine()
    expect(await said('echo pong | nc -l 9000 > got & sleep 1; echo ping | nc localhost 9000; wait; cat got', on)).toBe(
      'pong\nping\n[0]',
    )
    expect(await said('nc -zv localhost 9000', on)).toBe(
      'nc: connect to localhost (127.0.0.1) port 9000 (tcp) failed: Connection refused\n[1]',
    )
  })

  it('is open for as long as the process lives', async () => {
    const on = machine()
    expect(
      await said('nc -l 9000 & sleep 1; nc -zv localhost 9000; nc -l 9000; kill $!; wait; nc -zv localhost 9000', on),
    ).toBe(
      'Connection to localhost (127.0.0.1) 9000 port [tcp/*] succeeded!\nnc: Address already in use\n' +
        'nc: connect to localhost (127.0.0.1) port 9000 (tcp) failed: Connection refused\n[1]',
    )
  })

  it('is told by the name that services(5) has for it', async () => {
    expect(await said('nc -l 3306 & sleep 1; nc -zv localhost 3306; kill $!; wait', machine())).toBe(
      'Connection to localhost (127.0.0.1) 3306 port [tcp/mysql] succeeded!\n[0]',
    )
  })

  it('is root’s below 1024', async () => {
    const on = machine()
    expect(await said('nc -l 80', on)).toBe('nc: Permission denied\n[1]')
    expect(await said('sudo nc -l 80 & sleep 1; nc -z localhost 80; echo $?; sudo pkill nc', on)).toBe('0\n[0]')
  })

  it('can be asked for a page, whatever it answers', async () => {
    const on = machine()
    const page = "printf 'HTTP/1.0 200 OK\\r\\nContent-Type: text/html\\r\\n\\r\\nhi\\n' | nc -l 8000 > asked &"
    expect(await said(`${page} sleep 1; curl -s localhost:8000/x; head -1 asked`, on)).toBe(
      'hi\nGET /x HTTP/1.1\r\n[0]',
    )
    expect(await said('nc -l 8000 < /dev/null & sleep 1; curl -sS localhost:8000', on)).toBe(
      'GET / HTTP/1.1\r\nHost: localhost:8000\r\nUser-Agent: curl/7.88.1\r\nAccept: */*\r\n\r\ncurl: (52) Empty reply from server\n[52]',
    )
    const asked = 'curl -s -H X:1 -A me -u a:b -d k=v localhost:8000; cat asked'
    expect(await said(`${page} sleep 1; ${asked}`, on)).toBe(
      'hi\nPOST / HTTP/1.1\r\nHost: localhost:8000\r\nAuthorization: Basic YTpi\r\nUser-Agent: me\r\nAccept: */*\r\nX:1\r\n' +
        'Content-Length: 3\r\nContent-Type: application/x-www-form-urlencoded\r\n\r\nk=v[0]',
    )
    expect(await said('echo x | nc -l 8000 > asked & sleep 1; curl -sS localhost:8000', on)).toBe(
      'curl: (1) Received HTTP/0.9 when not allowed\n[1]',
    )
  })
})
