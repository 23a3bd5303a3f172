import { type CSSProperties, type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'
import { type CheatGroup, cheatSheet } from '../../course/cheat-sheet.ts'
import { gapBefore, type Lesson } from '../../course/lesson.ts'
import { Icon } from '../icons.tsx'
import { wordColor } from '../playground/Anatomy.tsx'
import { copyText } from '../playground/clipboard.ts'
import { IconButton, SecondaryButton, Spoken } from '../playground/controls.tsx'
import { color, font, media, radius, type } from '../theme.ts'
import { words } from './words.ts'

const Sheet = styled.section`
  position: absolute;
  z-index: 2;
  inset: 0;
  display: flex;
  flex-direction: column;
  min-height: 20rem;
  background: ${color.s1};
  border: 1px solid ${color.line};
  border-radius: ${radius.window};
  overflow: hidden;
`

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 14px 12px 14px 24px;
  border-bottom: 1px solid ${color.line};
  h2 {
    margin-right: auto;
    font-size: ${type.t18};
    font-weight: 650;
    font-stretch: 94%;
  }
  ${media.phone} {
    padding: 8px 8px 8px 14px;
    h2 {
      font-size: ${type.t16};
    }
  }
  /* the title and the way back, and below them the rest */
  ${media.tiny} {
    flex-wrap: wrap;
    h2 {
      flex: 1 1 60%;
    }
    > button:not(:last-of-type) {
      flex: 1;
      order: 1;
    }
  }
`

const Scroll = styled.section`
  flex: 1;
  min-height: 0;
  overflow: auto;
  padding: 18px 24px 24px;
  scrollbar-width: thin;
  scrollbar-color: ${color.ctl} transparent;
  ${media.phone} {
    padding-inline: 14px;
  }
`

// apart from what scrolls: columns of a given height grow sideways
const Columns = styled.div`
  columns: 3 260px;
  column-gap: 36px;
  section {
    break-inside: avoid;
    margin-bottom: 18px;
  }
  h3 {
    margin-bottom: 4px;
    font-size: ${type.t13};
    font-weight: 600;
    color: ${color.text3};
  }
  dl {
    font-size: ${type.t13};
  }
  dt {
    margin-top: 5px;
    font: 500 ${type.t13} / 1.5 ${font.mono};
    font-variant-ligatures: none;
    overflow-wrap: anywhere;
  }
  dd {
    line-height: 1.4;
    color: ${color.text2};
  }
`

// of the page only what leads to the sheet is printed, and nothing of its own around it
const printedAlone = `
  @media print {
    @page { size: A4 landscape; margin: 8mm; }
    body :not(:has(.sheet)):not(.sheet, .sheet *) { display: none !important; }
    html, body, body :has(.sheet), .sheet, .sheet > section {
      display: block !important; position: static !important; height: auto !important; min-height: 0 !important;
      max-height: none !important; margin: 0 !important; padding: 0 !important; border: 0 !important;
      overflow: visible !important; background: #fff !important;
    }
    .sheet button { display: none !important; }
    .sheet, .sheet * { color: #000 !important; }
    .sheet h2 { font-size: 11pt; }
    .sheet > section > div { columns: 5 !important; column-gap: 5mm !important; font-size: var(--print); line-height: 1.15; }
    .sheet section section { break-inside: auto !important; margin-bottom: 1.5mm !important; }
    .sheet h3 { font-size: inherit; break-after: avoid; }
    .sheet dl { font-size: inherit; }
    .sheet dl > div { break-inside: avoid; }
    .sheet dt { margin-top: 0.4mm; font-size: inherit; line-height: 1.15; }
    .sheet dd { line-height: 1.15; }
  }
`

const lineOf = ({ words: all }: CheatGroup['lines'][number]): string =>
  all.map((word, index) => gapBefore(word, index) + word.text).join('')

/** The sheet as text: a line for each command, with what it is for behind a `#`. */
function textOf(groups: readonly CheatGroup[]): string {
  const parts = groups.map(({ title, lines }) =>
    [`# ${title}`, ...lines.map((line) => `${lineOf(line)}  # ${line.meaning}`)].join('\n'),
  )
  return `${parts.join('\n\n')}\n`
}

function CopyButton({ groups }: { readonly groups: readonly CheatGroup[] }): ReactNode {
  const [copied, setCopied] = useState(false)
  const copy = async (): Promise<void> => setCopied(await copyText(textOf(groups)))
  return (
    <>
      <SecondaryButton type="button" onClick={() => void copy()}>
        {words.copy()}
      </SecondaryButton>
      <Spoken as="output">{copied && words.copied()}</Spoken>
    </>
  )
}

function Group({ group: { title, lines } }: { readonly group: CheatGroup }): ReactNode {
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {lines.map((line) => (
          <div key={lineOf(line)}>
            <dt>
              {line.words.flatMap((word, index) => [
                gapBefore(word, index),
                // oxlint-disable-next-line react/no-array-index-key -- words repeat in a line
                <span key={index} style={{ color: wordColor(word.kind) }}>
                  {word.text}
                </span>,
              ])}
            </dt>
            <dd>{line.meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

interface Size extends CSSProperties {
  readonly '--print': string
}

/** What fits on one page: twice as many lines need letters that are smaller by the root of two. */
function printSize(groups: readonly CheatGroup[]): Size {
  const lines = groups.reduce((sum, { lines: own }) => sum + own.length, 0)
  return { '--print': `${Math.min(8, 55 / Math.sqrt(lines)).toFixed(2)}pt` }
}

/** Hides what else is in a place. */
function useCover(place: Element | null): void {
  useLayoutEffect(() => {
    place?.toggleAttribute('data-covered', true)
    return () => place?.removeAttribute('data-covered')
  }, [place])
}

interface CheatSheetProps {
  readonly title: string
  readonly lessons: readonly Lesson[]
  readonly onClose: () => void
}

/** The commands of a track, in the place of the terminal; printed on one page. */
export function CheatSheet({ title, lessons, onClose }: CheatSheetProps): ReactNode {
  const place = document.querySelector('.beside')
  const close = useRef<HTMLButtonElement>(null)
  const sheet = useRef<HTMLElement>(null)
  const leave = useEffectEvent(({ key }: KeyboardEvent) => key === 'Escape' && onClose())
  useCover(place)
  useEffect(() => {
    close.current?.focus({ preventScroll: true })
    // below the lessons, where they stand one above the other
    sheet.current?.scrollIntoView({ block: 'nearest' })
    // printing takes the focus away
    window.addEventListener('keydown', leave)
    return () => window.removeEventListener('keydown', leave)
  }, [])
  if (!place) return null
  const groups = cheatSheet(lessons)
  return createPortal(
    <Sheet ref={sheet} className="sheet" aria-label={title}>
      <style>{printedAlone}</style>
      <Head>
        <h2>{title}</h2>
        <CopyButton groups={groups} />
        <SecondaryButton type="button" onClick={() => window.print()}>
          {words.print()}
        </SecondaryButton>
        <IconButton ref={close} type="button" aria-label={words.closeSheet()} onClick={onClose}>
          <Icon name="dismiss" />
        </IconButton>
      </Head>
      {/* what scrolls must be reachable by keyboard */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <Scroll tabIndex={0} aria-label={words.commandsOf()}>
        <Columns style={printSize(groups)}>
          {groups.map((group) => (
            <Group key={group.title} group={group} />
          ))}
        </Columns>
      </Scroll>
    </Sheet>,
    place,
  )
}
