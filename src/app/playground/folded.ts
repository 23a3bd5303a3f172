import { css } from 'styled-components'
import { color, media } from '../theme.ts'

/** The lesson as one row: title, command, buttons. */
const row = css`
  .lessons-list {
    overflow: visible;
    container: none;
  }
  .lessons-list > li {
    display: flex;
    align-items: center;
    margin: 0;
    background: none;
  }
  .lessons-list > li h3 button {
    grid-template-columns: 20px auto;
    .steps,
    .icon {
      display: none;
    }
  }
  .step {
    --command-height: 44px;
    display: flex;
    flex: 1;
    align-items: center;
    gap: 16px;
    min-width: 0;
    padding: 0 4px 0 0;
    > :nth-child(3) {
      flex: 1;
      min-width: 0;
    }
  }
  .step .count {
    margin: 0;
    font-weight: 400;
    color: ${color.text2};
  }
  .buttons {
    position: static;
    flex: none;
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
  }
`

/** The grid while the terminal is maximized: a folded lesson above a terminal as wide and high as there is room. */
export const folded = css`
  display: flex;
  flex-direction: column;
  gap: 16px;
  height: max(35rem, var(--available));
  .lessons {
    flex: none;
  }
  .lessons-head,
  .lessons-list > li:not([data-state='current']),
  .lead,
  .explanations,
  .ticks {
    display: none;
  }
  ${media.wide} {
    ${row}
  }
  .beside {
    flex: 1;
  }
  .terminal-window {
    flex: 1;
  }
  .state-panel {
    flex: none;
    height: auto;
    min-height: 0;
  }
  .panel-body,
  .machine-panel,
  [data-fold] {
    display: none;
  }
  .terminal-screen {
    flex: 1 1 auto;
    height: auto;
    max-height: none;
  }
  ${media.stacked} {
    height: auto;
    .terminal-screen {
      flex: none;
      /* what is left beside the folded lesson, the window's own bars and the key bar */
      height: max(24rem, calc(100dvh - var(--header) - 21rem));
    }
  }
`
