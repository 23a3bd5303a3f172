import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { Engine } from '../../../../docker/engine/model.ts'
import type { ListeningPort } from '../../../../shell/machine.ts'
import { leader, textButton } from '../../../playground/controls.tsx'
import { color, font, radius, rem, type } from '../../../theme.ts'
import { useStore } from '../../../use-store.ts'
import { say } from '../../../words/language.ts'
import { askedWayOf, HOST, type Question } from '../../asked-way.ts'
import { Choice, Choices } from '../Choice.tsx'
import { Bracketed, CommandWords } from '../parts.tsx'
import type { PictureProps } from '../picture.ts'
import type { Mend } from './mend.ts'
import { firstToAsk, portsToAsk, type Way, wayOf, type WayPart } from './way.ts'

const Layout = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 12px 24px;
`

const Gloss = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 0;
  padding-top: 6px;
  li {
    position: relative;
    width: 21ch;
    padding-right: 28px;
  }
  li:not(:last-child)::after {
    content: '→';
    position: absolute;
    right: 8px;
    top: 0;
    color: ${color.text3};
  }
  p {
    position: relative;
    padding: 7px 0 0 19px;
    font-size: ${type.t13};
    line-height: ${rem(18)};
    color: ${color.text2};
    &::before {
      ${leader}
    }
  }
  strong {
    display: block;
    font-weight: 600;
    color: ${color.text};
  }
  em {
    display: block;
    font: 400 ${type.t12} / ${rem(18)} ${font.mono};
    color: ${color.text};
  }
`

const Mending = styled.div`
  display: grid;
  gap: 6px;
  justify-items: start;
  font-size: ${type.t13};
  color: ${color.text2};
  code {
    padding: 4px 12px 8px;
    border: 1px solid ${color.line};
    border-radius: ${radius.control};
    background: ${color.bg};
    font: 500 ${type.t14} / ${rem(24)} ${font.mono};
  }
`

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 14px;
  button {
    ${textButton}
  }
`

function Part({ part: { word, kind, note, becomes, fails } }: { readonly part: WayPart }): ReactNode {
  return (
    <li>
      <Bracketed style={{ color: fails ? color.err : color.arg }}>{word}</Bracketed>
      <p>
        <strong>
          {fails && '! '}
          {kind}
        </strong>
        {note}
        {becomes !== undefined && <em>→ {becomes}</em>}
      </p>
    </li>
  )
}

function HowToMend({ mend: { says, line } }: { readonly mend: Mend }): ReactNode {
  return (
    <>
      <span>{says}</span>
      <code>
        <CommandWords argv={line.split(' ')} />
      </code>
    </>
  )
}

/** Where a container's programs listen now: asked again whenever its engine has changed. */
function useListening(
  { machine }: Pick<PictureProps, 'machine'>,
  engine: Engine,
  id: string,
): readonly ListeningPort[] | undefined {
  const [known, setKnown] = useState<{ readonly id: string; readonly ports: readonly ListeningPort[] }>()
  useEffect(() => {
    let isOver = false
    void machine.listeners?.(id).then(
      (ports) => isOver || setKnown({ id, ports }),
      () => isOver || setKnown({ id, ports: [] }),
    )
    return () => {
      isOver = true
    }
    // what changed may have begun to listen, or have ended
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [machine, engine, id])
  return known?.id === id ? known.ports : undefined
}

interface AskProps {
  readonly engine: Engine
  readonly question: Question
  readonly ports: readonly number[]
  readonly onAsk: (question: Question) => void
  /** What is said of it beside. */
  readonly children: ReactNode
}

/** Who asks whom, and at which port. */
function Ask({ engine: { containers }, question, ports, onAsk, children }: AskProps): ReactNode {
  const id = useId()
  const names = containers.map((container) => ({ value: container.id, text: container.name }))
  return (
    <Choices>
      <Choice
        id={`${id}-from`}
        label={say('From')}
        value={question.from}
        options={[{ value: HOST, text: say('this machine') }, ...names]}
        onChoose={(from) => onAsk({ ...question, from })}
      />
      <Choice
        id={`${id}-to`}
        label={say('to')}
        value={question.to}
        options={names}
        onChoose={(to) => onAsk({ ...question, to, port: 0 })}
      />
      <Choice
        id={`${id}-port`}
        label={say('port')}
        value={String(question.port)}
        options={ports.map((port) => ({ value: String(port), text: String(port) }))}
        onChoose={(port) => onAsk({ ...question, port: Number(port) })}
      />
      <output>{children}</output>
    </Choices>
  )
}

interface AnswerProps {
  readonly way: Way
  readonly mend: Mend | undefined
  readonly onPut: (line: string) => void
  readonly onBack: () => void
}

function Answer({ way, mend, onPut, onBack }: AnswerProps): ReactNode {
  return (
    <Layout>
      <Gloss aria-label={say('The way, part by part')}>
        {way.parts.map((part) => (
          <Part key={part.kind} part={part} />
        ))}
      </Gloss>
      <Mending>
        {mend && <HowToMend mend={mend} />}
        <Links>
          {mend && (
            <button type="button" onClick={() => onPut(mend.line)}>
              {say('Put it in')}
            </button>
          )}
          <button type="button" onClick={onBack}>
            {say('Back to the picture')}
          </button>
        </Links>
      </Mending>
    </Layout>
  )
}

/** Says for a container and a port that are chosen whether the way leads there, where it ends, and what would mend it. */
export function ReachView({ machine, panes, engine, onBack }: ReachViewProps): ReactNode {
  const store = askedWayOf(machine)
  const asked = useStore(store)
  const view = useRef<HTMLDivElement>(null)
  // who asked from the strip may not see the panel
  useEffect(() => {
    view.current?.scrollIntoView({ block: 'nearest' })
    // the button that asked is gone
    if (document.activeElement === document.body) view.current?.querySelector('select')?.focus({ preventScroll: true })
  }, [])
  const { shell } = useStore(machine.session.state)
  const { containers } = engine
  const to = containers.find(({ id }) => id === asked?.to) ?? containers.at(-1)
  const listening = useListening({ machine }, engine, to?.id ?? '')
  if (!to) return undefined
  const ports = portsToAsk(to, listening ?? [])
  const from = containers.find(({ id }) => id === asked?.from)?.id ?? HOST
  const port = ports.find((one) => one === asked?.port) ?? firstToAsk(to, from, ports)
  const question = { from, to: to.id, port }
  const way = listening && wayOf(engine, question, listening)
  const mend = way?.mend && (shell === 'Bash' || !way.mend.needsBash) ? way.mend : undefined
  return (
    <div ref={view}>
      <Ask
        engine={engine}
        question={question}
        ports={ports.length > 0 ? ports : [port]}
        onAsk={(next) => store.set(next)}
      >
        {way && (way.isReached ? say('The way leads there.') : say('The way does not lead there.'))}
      </Ask>
      {way && <Answer way={way} mend={mend} onPut={(line) => panes.suggest(line)} onBack={onBack} />}
    </div>
  )
}

/** What the view asks. */
export interface ReachViewProps extends Pick<PictureProps, 'machine' | 'panes'> {
  readonly engine: Engine
  readonly onBack: () => void
}
