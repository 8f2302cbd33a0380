/**
 * Defines `<bandstand-embed src title>`: a frame that is as tall as what it shows. It is sent as its own source to pages
 * elsewhere, so it may use nothing from around it, and no class fields, which compilers turn into calls of theirs.
 */
export function defineElement(): void {
  const name = 'bandstand-embed'
  if (customElements.get(name)) {
    return
  }
  const minPx = 80
  const maxPx = 4000
  const startPx = 320

  /** The frame's address; null for what is none of a site's embeds. */
  const readAddress = (src: string | null): URL | null => {
    try {
      const address = new URL(src ?? '', document.baseURI)
      const isEmbed = /^https?:$/.test(address.protocol) && address.pathname.startsWith('/embed/')
      return src && isEmbed ? address : null
    } catch {
      return null
    }
  }

  const frames = new WeakMap<HTMLElement, { stop: () => void }>()

  const show = (element: HTMLElement) => {
    frames.get(element)?.stop()
    const address = readAddress(element.getAttribute('src'))
    if (!address || !element.isConnected) {
      return
    }
    const frame = document.createElement('iframe')
    frame.src = address.href
    frame.title = element.getAttribute('title') || 'Bandstand'
    frame.loading = 'lazy'
    frame.style.cssText = `display:block;width:100%;height:${startPx}px;border:0`
    // Any window may send messages: only what this frame itself says of its own site counts.
    const resize = ({ source, origin, data }: MessageEvent) => {
      const isOurs = source === frame.contentWindow && origin === address.origin
      if (isOurs && data?.type === name && Number.isFinite(data.height)) {
        frame.style.height = `${Math.min(maxPx, Math.max(minPx, Math.ceil(data.height)))}px`
      }
    }
    window.addEventListener('message', resize)
    frames.set(element, {
      stop: () => {
        window.removeEventListener('message', resize)
        frame.remove()
      },
    })
    element.style.display ||= 'block'
    element.append(frame)
  }

  customElements.define(
    name,
    class extends HTMLElement {
      static get observedAttributes() {
        return ['src', 'title']
      }
      connectedCallback() {
        show(this)
      }
      disconnectedCallback() {
        frames.get(this)?.stop()
      }
      attributeChangedCallback(_name: string, before: string | null, now: string | null) {
        if (before !== now) {
          show(this)
        }
      }
    },
  )
}
