import { defineElement } from '@/site/embeds/element/define-element'

/** The script that defines `<bandstand-embed>` on pages elsewhere. */
export const elementScript = `(${defineElement})()`

export async function scriptResponse(): Promise<Response> {
  return new Response(elementScript, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  })
}
