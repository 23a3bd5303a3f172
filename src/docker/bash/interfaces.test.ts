import { expect, test } from 'vitest'
import { createChance } from '../../base/chance.ts'
import { openBash } from '../../testing/bash-session.ts'
import { instantClock } from '../../testing/run-line.ts'
import { createDockerMachine } from '../machine.ts'

test('the Docker host has a bridge for each network, and listens at what is published', async () => {
  const bash = await openBash(createDockerMachine({ clock: instantClock(), chance: createChance(1) }).session)
  await bash.run('docker network create web')
  expect((await bash.run("ip -br addr | sed 's/br-[0-9a-f]*/br-ID/;s/  */ /g'")).stdout).toBe(
    'lo UNKNOWN 127.0.0.1/8 \neth0 UP 10.0.2.15/24 \ndocker0 UP 172.17.0.1/16 \nbr-ID DOWN 172.18.0.1/16 \n',
  )
  expect((await bash.run('hostname -I; ss -tlnH | cat')).stdout).toBe(
    '10.0.2.15 172.17.0.1 172.18.0.1 \nLISTEN 0      4096   0.0.0.0:80 0.0.0.0:*\n',
  )
  await bash.run('docker rm -f my-nginx')
  expect((await bash.run('ss -tlnH | cat; ip route | head -3')).stdout).toBe(
    'default via 10.0.2.2 dev eth0 \n10.0.2.0/24 dev eth0 proto kernel scope link src 10.0.2.15 \n' +
      '172.17.0.0/16 dev docker0 proto kernel scope link src 172.17.0.1 linkdown \n',
  )
})
