import { type ReactNode, useMemo } from 'react'
import { css, styled } from 'styled-components'
import { accentBracket } from '../../playground/controls.tsx'
import { isWithin } from '../../../linux/path.ts'
import { learner } from '../../../linux/users.ts'
import { color, font, media, rem, type } from '../../theme.ts'
import { useStore } from '../../use-store.ts'
import { PanelIcon } from '../PanelIcon.tsx'
import type { PictureProps } from './picture.ts'
import { Here, MarkTag, Nothing } from './parts.tsx'
import { spanOf } from './span.ts'
import { type TreeNode, treeOf } from './tree.ts'
import { say } from '../../words/language.ts'

const downwards = css`
  ul {
    position: relative;
    padding-left: 22px;
  }
  li {
    position: relative;
  }
  ul > li::before {
    content: '';
    position: absolute;
    left: -14px;
    top: -4px;
    width: 10px;
    height: ${rem(19)};
    border: 1.5px solid ${color.ctl};
    border-width: 0 0 1.5px 1.5px;
    border-bottom-left-radius: 6px;
  }
  ul > li:not(:last-child)::after {
    content: '';
    position: absolute;
    left: -14px;
    top: -4px;
    bottom: 0;
    border-left: 1.5px solid ${color.ctl};
  }
`

const toTheRight = css`
  li {
    position: relative;
    display: flex;
    align-items: flex-start;
  }
  ul > li {
    padding-left: 30px;
  }
  ul > li::before {
    content: '';
    position: absolute;
    left: 10px;
    top: -2px;
    width: 14px;
    height: ${rem(17)};
    border: 1.5px solid ${color.ctl};
    border-width: 0 0 1.5px 1.5px;
    border-bottom-left-radius: 6px;
  }
  ul > li:not(:last-child)::after {
    content: '';
    position: absolute;
    left: 10px;
    top: -2px;
    bottom: 0;
    border-left: 1.5px solid ${color.ctl};
  }
  ul > li:first-child::before {
    left: -2px;
    top: ${rem(14)};
    width: 26px;
    height: 0;
    border-left: 0;
    border-radius: 0;
  }
  ul > li:first-child:not(:last-child)::after {
    top: ${rem(14)};
  }
  ${media.phone} {
    ul {
      display: flex;
      margin-left: 2px;
      padding-left: 10px;
      border-left: 1.5px solid ${color.ctl};
    }
    ul > li {
      padding-left: 0;
    }
    ul > li::before,
    ul > li::after {
      display: none;
    }
  }
`

const Tree = styled.ul<{ readonly $downwards: boolean }>`
  width: max-content;
  min-width: 100%;
  font: 400 ${type.t13} / ${rem(28)} ${font.mono};
  font-variant-ligatures: none;
  white-space: nowrap;
  ${(props) => (props.$downwards ? downwards : toTheRight)}
`

const Entry = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 7px;
  min-height: ${rem(28)};
  padding-right: 10px;
  .icon {
    color: ${color.text3};
  }
  &[data-type='directory'] > .icon,
  &[data-type='directory'] > b {
    color: ${color.blue};
  }
  b {
    position: relative;
    font-weight: 400;
    white-space: pre;
  }
  small {
    font: 400 ${type.t12} / 1 ${font.ui};
    color: ${color.text2};
  }
  strong {
    font: 600 ${type.t12} / 1 ${font.ui};
    color: ${color.text};
  }
  &[data-here] > b::after {
    ${accentBracket(2, 0)}
  }
  &[data-mark='gone'] > b {
    color: ${color.text3};
    text-decoration: line-through;
  }
`

function Branch({ node }: { readonly node: TreeNode }): ReactNode {
  const { name, type: kind, here, mark, note, children, more } = node
  return (
    <li>
      <Entry data-type={kind} data-here={here || undefined} data-mark={mark}>
        <PanelIcon name={kind === 'directory' ? 'folder' : 'file'} />
        <b>{name}</b>
        {here && <Here aria-hidden="true" />}
        {here && <strong>{say('you are here')}</strong>}
        {note !== '' && <small>{note}</small>}
        <MarkTag mark={mark} />
      </Entry>
      {children.length > 0 && (
        <ul>
          {children.map((child) => (
            <Branch key={`${child.path} ${child.mark ?? ''}`} node={child} />
          ))}
          {more > 0 && (
            <li>
              <Entry>
                <small>{say('and {count} more', { count: more })}</small>
              </Entry>
            </li>
          )}
        </ul>
      )}
    </li>
  )
}

/** The directories around where the shell is; what the last line did to them is marked, and said. */
export function FilesPicture({ machine, rewind, downwards: down }: PictureProps): ReactNode {
  const state = useStore(rewind.state)
  const world = useStore(machine.world)
  const where = useStore(machine.session.state).where
  const { tree, isHomeGone } = useMemo(() => {
    const span = spanOf(machine, state, world)
    const drawn = span && treeOf({ ...span, before: span.before?.files, now: span.now.files, home: learner.home })
    return { tree: drawn, isHomeGone: span !== undefined && isWithin(span.cwd, learner.home) }
    // the shell may have gone elsewhere
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [machine, state, world, where])
  if (!tree && isHomeGone) return <Nothing text={say('Your home directory is gone. Undo brings it back.')} />
  if (!tree)
    return (
      <Nothing text={say('The directory that you were in is gone. `cd` takes you home, and Undo brings it back.')} />
    )
  return (
    <Tree $downwards={down} aria-label={say('Files')}>
      <Branch node={tree} />
    </Tree>
  )
}
