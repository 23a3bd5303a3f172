import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { Mark } from '../icons.tsx'
import { LaterIcon } from '../later-icons.tsx'
import { Anatomy } from '../playground/Anatomy.tsx'
import { errorBar, primary } from '../playground/controls.tsx'
import { color, media, radius, type } from '../theme.ts'
import { shownPath } from './shown-path.ts'
import { say } from '../words/language.ts'

const Page = styled.main`
  display: grid;
  align-content: center;
  justify-items: start;
  min-height: 100dvh;
  width: 100%;
  max-width: 880px;
  margin: auto;
  padding: 48px 32px;
  .mark {
    margin-bottom: 40px;
  }
  ${media.phone} {
    padding: 32px 16px;
  }
`

const Number = styled.h1`
  font-size: clamp(6rem, 17vw, 12rem);
  line-height: 0.8;
  font-weight: 640;
  font-stretch: 80%;
  letter-spacing: -0.005em;
  margin-left: -0.01em;
`

const Words = styled.p`
  font-size: ${type.t22};
  margin-top: 32px;
  font-weight: 550;
`

const Scene = styled.div`
  width: 100%;
  container-type: inline-size;
  margin-top: 32px;
  padding: 24px 28px 20px;
  overflow: hidden;
  background: ${color.term};
  border: 1px solid ${color.line};
  border-radius: ${radius.window};
  ${media.phone} {
    padding: 18px;
  }
  .anatomy {
    --row: 36px;
    ${media.phone} {
      --label: ${type.t14};
    }
  }
  pre {
    position: relative;
    margin-top: 16px;
    font-size: ${type.t14};
    color: ${color.red};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  pre::before {
    ${errorBar}
  }
`

const Home = styled.a`
  ${primary}
  min-height: 48px;
  padding: 0 20px;
  margin-top: 32px;
  font-size: ${type.t16};
  ${media.phone} {
    min-height: 48px;
    width: 100%;
  }
`

// the command shrinks so that even the longest path keeps inside its card: a letter of Geist Mono is 0.6 em wide
const sizeFor = (length: number): string => `clamp(11px, min(7.2cqi, ${(158 / length).toFixed(2)}cqi), 52px)`

/** Any path that leads nowhere. */
export function NotFoundPage(): ReactNode {
  const { pathname } = useLocation()
  const path = shownPath(pathname)
  useEffect(() => {
    document.title = say('404: Page not found')
    // oxlint-disable-next-line no-console -- the specification asks for it
    console.error('404: no such page:', pathname)
  }, [pathname])
  return (
    <Page>
      <Mark size={40} />
      <Number>404</Number>
      <Words>{say('Oops! Page not found')}</Words>
      <Scene aria-hidden="true" style={{ '--size': sizeFor(path.length + 3) } as object}>
        <Anatomy
          words={[
            { text: 'cd', kind: 'program', term: 'go to', meaning: 'a page of the playground' },
            { text: path, kind: 'path', term: 'where', meaning: 'no such page' },
          ]}
        />
        <pre>cd: no such file or directory: {path}</pre>
      </Scene>
      <Home href={import.meta.env.BASE_URL}>
        <LaterIcon name="home" />
        {say('Return to Home')}
      </Home>
    </Page>
  )
}
