import { css } from 'styled-components'
import { color, media } from '../theme.ts'

/** The grid while the terminal is maximized: the lesson folds into one row above a terminal as wide and high as there is room. */
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
  .lessons-list {
    overflow: visible;
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
    position: static;
    margin: 0;
    white-space: nowrap;
    font-weight: 400;
    color: ${color.text2};
  }
  .buttons {
    position: static;
    flex: none;
    margin: 0;
    padding: 0;
    background: none;
  }
  .terminal-window {
    flex: 1;
  }
  .terminal-screen {
    flex: 1 1 auto;
    height: auto;
    max-height: none;
  }
  ${media.stacked} {
    .lessons-list > li,
    .step {
      flex-wrap: wrap;
    }
    .step > :nth-child(3),
    .buttons {
      flex: 1 1 100%;
    }
  }
`
