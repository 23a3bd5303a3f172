import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { NO_ALIASES } from '../../../shell/machine.ts'
import { color, font, media, radius, rem, type } from '../../theme.ts'
import { useStore } from '../../use-store.ts'
import { Spoken } from '../../playground/controls.tsx'
import type { PictureProps } from './picture.ts'
import { CommandWords, moreBeside, Nothing } from './parts.tsx'
import { pipelineOf, type Stage } from './pipe.ts'
import { meaningOf } from './stage-meaning.ts'
import { countOf } from '../../words/count.ts'
import { say } from '../../words/language.ts'

const Row = styled.div`
  display: flex;
  &::after {
    ${moreBeside}
  }
`

const Stages = styled.ol`
  flex: 1;
  display: grid;
  grid-auto-flow: column;
  /* a program, and what flows from it to the next */
  grid-auto-columns: max-content minmax(130px, 260px);
  justify-content: start;
  li {
    display: contents;
  }
`

const Words = styled.div`
  padding-top: 2px;
  font: 500 ${type.t15} / ${rem(24)} ${font.mono};
  p {
    max-width: 22ch;
    margin-top: 8px;
    font: 400 ${type.t12} / 1.4 ${font.ui};
    color: ${color.text2};
  }
`

const Flow = styled.div`
  min-width: 0;
  padding: 0 10px;
  p {
    font-size: ${type.t12};
    line-height: 1.4;
    color: ${color.text2};
    text-align: center;
    white-space: nowrap;
  }
  b {
    font-weight: 600;
    color: ${color.text};
  }
  pre {
    margin-top: 4px;
    padding: 5px 8px;
    border: 1px solid ${color.line};
    border-radius: ${radius.cap};
    background: ${color.term};
    font-size: ${type.t12};
    line-height: 1.5;
    color: ${color.text2};
    overflow: hidden;
    text-overflow: ellipsis;
  }
`

const Arrow = styled.div`
  display: flex;
  align-items: center;
  height: 28px;
  &::before {
    content: '';
    flex: 1;
    height: 1.5px;
    background: ${color.ctl};
    ${media.forced} {
      background: CanvasText;
    }
  }
  &::after {
    content: '';
    width: 7px;
    height: 7px;
    border: 1.5px solid ${color.ctl};
    border-width: 1.5px 1.5px 0 0;
    transform: translateX(-6px) rotate(45deg);
  }
`

function StageItem({ argv, flow }: Stage): ReactNode {
  const meaning = argv && meaningOf(argv)
  return (
    <li>
      <Words>
        {argv ? <CommandWords argv={argv} /> : '…'}
        {meaning && <p>{say(meaning)}</p>}
      </Words>
      {flow && (
        <Flow>
          <Arrow aria-hidden="true" />
          <p>
            <Spoken>{say('writes')} </Spoken>
            <b>{countOf(flow.lines, 'line')}</b> {countOf(flow.bytes, 'byte')}
          </p>
          {flow.sample.length > 0 && <pre>{flow.sample.join('\n')}</pre>}
        </Flow>
      )}
    </li>
  )
}

/** The last pipeline: its programs, and what flowed from each to the next. */
export function PipePicture({ machine, rewind }: PictureProps): ReactNode {
  const { moments, at } = useStore(rewind.state).timeline
  const last = moments.slice(0, at).findLast(({ evidence }) => evidence.flows.length > 0)
  const aliases = last?.before ? machine.look(last.before).aliases : NO_ALIASES
  const stages = last && pipelineOf(last.evidence, aliases)
  if (!stages)
    return <Nothing text={say('Here you will see what flows between programs that are joined by `|`, in Bash.')} />
  return (
    <Row>
      <Stages aria-label={say('What flowed in {line}', { line: last.line })}>
        {stages.map((stage, index) => (
          // stages are nothing but their place
          // oxlint-disable-next-line react/no-array-index-key
          <StageItem key={index} {...stage} />
        ))}
      </Stages>
    </Row>
  )
}
