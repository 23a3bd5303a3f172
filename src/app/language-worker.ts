import { answerTask } from '../linux/gnu/languages/answer.ts'

self.addEventListener('message', ({ data }) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
  void answerTask(data).then((answer) => self.postMessage(answer))
})
