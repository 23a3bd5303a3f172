import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../icons.tsx'
import type { Notices as NoticeQueue } from '../notices.ts'
import { color, media, radius, shadow, type } from '../theme.ts'
import { useStore } from '../use-store.ts'
import { NOTICE } from '../storage/keep.ts'
import { IconButton, SecondaryButton } from './controls.tsx'
import { say } from '../words/language.ts'

// over the page, in a corner: it moves nothing and takes nothing away
const Place = styled.output`
  position: fixed;
  left: 16px;
  bottom: 16px;
  z-index: 36;
  max-width: min(440px, calc(100vw - 32px));
`

const Card = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 12px;
  padding: 12px 8px 12px 16px;
  border: 1px solid ${color.ctl};
  border-radius: ${radius.menu};
  background: ${color.s1};
  box-shadow: ${shadow};
  font-size: ${type.t14};
  line-height: 1.5;
  color: ${color.text};
  p {
    flex: 1;
  }
  button {
    margin: -8px 0;
    ${media.phone} {
      margin: -10px -2px;
    }
  }
`

/** What the page has to say besides its own business: quiet, one at a time, in the way of nothing. */
export function Notices({ notices }: { readonly notices: NoticeQueue }): ReactNode {
  const text = useStore(notices.current)
  return (
    <Place aria-label={say('Notices')}>
      {text !== undefined && (
        <Card>
          <p>{say(text)}</p>
          {text === NOTICE.newVersion && (
            <SecondaryButton type="button" onClick={() => window.location.reload()}>
              {say('Reload')}
            </SecondaryButton>
          )}
          <IconButton type="button" aria-label={say('Dismiss notice')} onClick={notices.dismiss}>
            <Icon name="dismiss" size={16} />
          </IconButton>
        </Card>
      )}
    </Place>
  )
}
