import type { WebRequest, WebResponse } from '../../linux/network.ts'

/** A registry that the network has besides the Hub: it is asked for what stands at its host from `/v2/` on. */
export interface Registry {
  answer(request: WebRequest): WebResponse | Promise<WebResponse>
}
