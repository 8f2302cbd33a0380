const externalScript = /<script src="(\/_next\/static\/[^"]+)" async=""><\/script>/g
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g

/** What is slower than this does not hold up the scripts: pictures, and frames of a covered window. */
const longestMs = 1000

/**
 * Runs in the browser. What nobody looks at gets no frames, so there it starts at once. Else the
 * pictures in sight are waited for, and the callback of a frame is too early by that frame.
 */
const loader = `(files=>{
const load=()=>{for(const src of files){const script=document.createElement("script");script.src=src;script.async=true;document.head.append(script)}};
const first=Array.from(document.querySelectorAll("img[loading=eager]"),picture=>picture.decode().catch(()=>{}));
const soon=wait=>Promise.race([wait,new Promise(late=>setTimeout(late,${longestMs}))]);
document.hidden?load():soon(Promise.all(first)).then(()=>soon(new Promise(requestAnimationFrame))).then(()=>setTimeout(load))
})`.replaceAll('\n', '')

/**
 * A finished page of Next whose scripts load once it has been painted for the first time. As Next
 * writes them they compete with styles, fonts and pictures for the line, and on a fast one they are
 * run before anything is seen. Everything that a visitor came for is in the HTML.
 *
 * Pages without such scripts come back as they are.
 *
 * @returns also the code of the inline script that loads them
 */
export function loadScriptsAfterPaint(html: string): { html: string; loading: string | null } {
  const files = Array.from(html.matchAll(externalScript), ([, file]) => file)
  const end = html.lastIndexOf('</body>')
  if (files.length === 0 || end < 0) {
    return { html, loading: null }
  }
  const withoutThem = (part: string) => part.replace(externalScript, '').replace(scriptPreload, '')
  const loading = `${loader}(${JSON.stringify(files)})`
  const inline = `<script>${loading}</script>`
  return { html: withoutThem(html.slice(0, end)) + inline + html.slice(end), loading }
}
