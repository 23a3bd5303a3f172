import { color, font, height, media, pageStyle, radius, rem, type } from './theme.ts'

/** What holds on every page; the build writes it into the page's head, so that it is there before the first paint. */
export const globalStyle = `${pageStyle()}
  :root {
    --gutter: 32px;
    --header: ${rem(height.header)};
    --lessons: min(${rem(338)}, 40vw);
    --panel: ${rem(208)};
    ${media.tall} { --panel: ${rem(264)}; }
    ${media.broad} { --lessons: min(${rem(400)}, 40vw); }
    ${media.narrow} { --gutter: 24px; --lessons: min(${rem(320)}, 40vw); }
    ${media.phone} { --gutter: 16px; --header: 0px; }
    ${media.landscape} { --header: 0px; --lessons: min(${rem(300)}, 45vw); }
  }
  header, footer, [data-work] { --widest: 1984px; }
  *, *::before, *::after {
    box-sizing: border-box;
    ${media.still} { transition: none !important; }
  }
  html {
    text-size-adjust: 100%;
    -webkit-text-size-adjust: 100%;
    ${media.moving} { scroll-behavior: smooth; }
    ${media.snapped} { scroll-snap-type: y proximity; }
  }
  /* what lies behind does not pull the page back */
  [data-toward=down] main > :first-child, [data-toward=up] main > :last-child { scroll-snap-align: none !important; }
  /* on a phone that lies on its side the lesson and the terminal come first */
  ${media.landscape} {
    #root { display: flex; flex-direction: column; }
    main { display: contents; }
    header { order: 1; }
    main > section:first-child { order: 2; }
    footer { order: 3; }
  }
  body {
    margin: 0;
    font: 400 ${type.t15}/1.55 ${font.ui};
    font-synthesis: none;
    -webkit-font-smoothing: antialiased;
    -moz-osx-font-smoothing: grayscale;
    min-width: 320px;
  }
  h1, h2, h3, h4, p, ol, ul, dl, dd, pre, figure { margin: 0; padding: 0; }
  h2, h3, h4 { font-size: inherit; font-weight: inherit; }
  ol, ul { list-style: none; }
  button, a { font: inherit; color: inherit; }
  button { background: none; border: 0; padding: 0; cursor: pointer; touch-action: manipulation; }
  a { text-decoration: none; }
  code, pre, kbd {
    font-family: ${font.mono};
    font-variant-ligatures: none;
    font-feature-settings: "zero" 1;
  }
  :focus-visible {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
    border-radius: ${radius.control};
  }
  /* what is scrolled to stops below the sticky header; padding of the page would move it when the header itself is focused */
  main :where(section, a, button, li, [tabindex]) { scroll-margin-top: calc(var(--header) + 8px); }
  main > section { scroll-margin-top: var(--header); }
  ::selection { background: ${color.sel}; color: ${color.text}; }
`
