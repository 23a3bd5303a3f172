import { type ReactNode, useEffect, useState } from 'react'
import { styled } from 'styled-components'
import type { Machine, ServedPage } from '../../../shell/machine.ts'
import { failed, type Loading, waiting } from '../../loading.ts'
import { Icon } from '../../icons.tsx'
import { LaterIcon } from '../../later-icons.tsx'
import { iconControl } from '../../playground/controls.tsx'
import { color, font, height, media, radius, rem, shadow, type } from '../../theme.ts'
import { useStore } from '../../use-store.ts'
import { say } from '../../words/language.ts'
import { PanelIcon } from '../PanelIcon.tsx'
import { documentOf } from './document.ts'
import { openPortOf, portsOf, type PublishedPort } from './ports.ts'

const Window = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  overflow: hidden;
  background: ${color.s1};
  border: 1px solid ${color.line};
  border-radius: ${radius.window};
  box-shadow: ${shadow};
  ${media.narrow} {
    flex: 1 1 var(--panel);
    min-height: 240px;
  }
  ${media.stacked} {
    flex: none;
    height: 320px;
  }
`

const Bar = styled.div`
  display: flex;
  align-items: center;
  flex: none;
  gap: 8px;
  height: ${rem(height.titleBar)};
  padding: 0 8px 0 14px;
  > .icon {
    color: ${color.accent};
  }
  button {
    ${iconControl}
    width: 32px;
    height: 32px;
    border-radius: ${radius.control};
    ${media.coarse} {
      width: 44px;
      height: 44px;
    }
  }
`

const Address = styled.code`
  flex: 1;
  min-width: 0;
  padding: 0 12px;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.bg};
  font: 500 ${type.t13} / ${rem(32)} ${font.mono};
  color: ${color.text2};
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;
  b {
    font-weight: 500;
    color: ${color.arg};
  }
  i {
    font-style: normal;
    color: ${color.opt};
  }
`

// browsers are white in both themes
const Frame = styled.iframe`
  flex: 1;
  min-height: 0;
  width: 100%;
  border: 0;
  background: #fff;
  color-scheme: light;
`

const Reason = styled.p`
  flex: 1;
  padding: 14px 16px;
  border-top: 1px solid ${color.line};
  font-size: ${type.t14};
  line-height: 1.5;
  color: ${color.text2};
`

const Foot = styled.div`
  display: flex;
  justify-content: space-between;
  flex: none;
  gap: 8px;
  padding: 9px 14px;
  border-top: 1px solid ${color.line};
  font-size: ${type.t13};
  line-height: ${rem(18)};
  color: ${color.text2};
  code {
    font-family: ${font.mono};
  }
`

/** What a port answers now. */
function useAnswer(machine: Machine, port: number): Loading<ServedPage | undefined> {
  const [answer, setAnswer] = useState<Loading<ServedPage | undefined>>(waiting)
  useEffect(() => {
    let isOver = false
    const show = (next: Loading<ServedPage | undefined>): void => {
      if (!isOver) setAnswer(next)
    }
    machine.visit?.(port, '/').then(
      (value) => show({ type: 'ready', value }),
      () => show(failed),
    )
    return () => {
      isOver = true
    }
  }, [machine, port])
  return answer
}

/** Why there is no page. */
function reasonOf(port: number, published: PublishedPort | undefined): string {
  if (!published) return say('No container that runs publishes port {port}.', { port })
  const { name, container } = published
  return say('Port {port} leads to port {container} of {name}, and nobody listens there.', { port, container, name })
}

interface AnswerProps {
  readonly port: number
  readonly published: PublishedPort | undefined
  readonly answer: Loading<ServedPage | undefined>
}

function Answer({ port, published, answer }: AnswerProps): ReactNode {
  const page = answer.type === 'ready' ? answer.value : undefined
  if (page) return <Frame title={say('The page at port {port}', { port })} sandbox="" srcDoc={documentOf(page)} />
  return <Reason>{answer.type !== 'waiting' && reasonOf(port, published)}</Reason>
}

interface LiveProps {
  readonly machine: Machine
  readonly port: number
}

/** The page, and who answered. */
function Shown({ machine, port }: LiveProps): ReactNode {
  const published = portsOf(useStore(machine.world)).find(({ host }) => host === port)
  const answer = useAnswer(machine, port)
  const page = answer.type === 'ready' ? answer.value : undefined
  return (
    <>
      <Answer port={port} published={published} answer={answer} />
      <Foot>
        <output>
          {page && published && say('{name} answered {status}', { name: published.name, status: page.status })}
        </output>
        {published && (
          <code>
            {port}
            {page && page.path !== '/' && page.path} → {published.container}
          </code>
        )}
      </Foot>
    </>
  )
}

function LivePage({ machine, port }: LiveProps): ReactNode {
  const store = openPortOf(machine)
  const [turn, setTurn] = useState(0)
  const close = (): void => {
    // the focus goes on from where the page was opened, not from the top
    document.querySelector<HTMLElement>('.port-chip[aria-pressed=true]')?.focus({ preventScroll: true })
    store.set(undefined)
  }
  return (
    <Window className="port-page" aria-label={say('The page at port {port}', { port })}>
      <Bar>
        <PanelIcon name="open" />
        <Address>
          http://<b>localhost</b>
          <i>:{port}</i>
        </Address>
        <button type="button" aria-label={say('Load the page again')} onClick={() => setTurn(turn + 1)}>
          <LaterIcon name="reset" size={16} />
        </button>
        <button type="button" aria-label={say('Close the page')} onClick={close}>
          <Icon name="dismiss" size={16} />
        </button>
      </Bar>
      <Shown key={turn} machine={machine} port={port} />
    </Window>
  )
}

/** The page that a published port serves, beside the terminal; nothing while none is open. */
export function PortPage({ machine }: { readonly machine: Machine }): ReactNode {
  const port = useStore(openPortOf(machine))
  return port !== undefined && <LivePage key={port} machine={machine} port={port} />
}
