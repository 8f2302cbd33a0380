// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { scriptPolicy } from '@/plugins/studio/trusted-types/policy'

const written = (html: string, sink = 'Element innerHTML') =>
  scriptPolicy.createHTML(html, 'TrustedHTML', sink)

it.each([
  '',
  'Ann = Bob, on time=8',
  '<p class="a">Words <a href="https://example.com/?on=1">and a way</a></p>',
  '<span title="javascript: the good parts">onload=alert(1)</span>',
  '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  '<svg viewBox="0 0 1 1"><path d="M0 0" fill="none"/></svg>',
  '<iframe srcdoc="&lt;p id=a&gt;Mail&lt;/p&gt;"></iframe>',
])('lets through what cannot run: %s', (html) => {
  expect(written(html)).toBe(html)
})

it.each([
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.example></ScRiPt>',
  '<img src="data:," onerror="alert(1)">',
  '<svg/onload=alert(1)>',
  '<a href="javascript:alert(1)">way</a>',
  '<a href="java&#10;script:alert(1)">way</a>',
  '<a href=" &#x6a;avascript:alert(1)">way</a>',
  '<form action="javascript:alert(1)"></form>',
  '<button formaction="javascript:alert(1)"></button>',
  '<svg><a xlink:href="javascript:alert(1)"></a></svg>',
  '<template><img src=a onerror=alert(1)></template>',
  '<iframe srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;"></iframe>',
])('refuses what could run: %s', (html) => {
  expect(written(html)).toBeNull()
})

it('lets through how React makes script elements, and documents without a window', () => {
  expect(written('<script></script>')).toBe('<script></script>')
  const pasted = '<p onclick="alert(1)">From elsewhere</p>'
  expect(written(pasted, 'DOMParser parseFromString')).toBe(pasted)
})

it('lets zod find out that no function can be made, and refuses any other script as text', () => {
  const probe = `(${String(new Function(''))})`
  expect(scriptPolicy.createScript(probe)).toBe(probe)
  for (const script of ['alert(1)', `(${String(new Function('alert(1)'))})`, '']) {
    expect(scriptPolicy.createScript(script), script).toBeNull()
  }
})

it('loads scripts from our own origin alone', () => {
  const own = [`${location.origin}/_next/static/a.js`, '/b.js', `blob:${location.origin}/1`]
  expect(own.map(scriptPolicy.createScriptURL)).toEqual(own)
  for (const foreign of ['https://evil.example/a.js', '//evil.example/a.js', 'data:,alert(1)']) {
    expect(scriptPolicy.createScriptURL(foreign), foreign).toBeNull()
  }
})
