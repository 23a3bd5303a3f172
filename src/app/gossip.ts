/** Tells the other tabs of this page that something was stored: false when they cannot hear it. `heard` is called when one of them did. */
export function createGossip(heard: () => void): () => boolean {
  try {
    const channel = new BroadcastChannel('terminal-playground')
    channel.addEventListener('message', heard)
    return () => {
      try {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- channels keep to their own origin
        channel.postMessage('stored')
        return true
      } catch {
        return false
      }
    }
  } catch {
    return () => false
  }
}
