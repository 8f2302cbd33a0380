import { describe, expect, it } from 'vitest'
import { rewritePage, rewriteStyles } from '@/plugins/take-along/static-copy/rewrite-page'

const files: Readonly<Record<string, string>> = {
  '/': 'site/index.html',
  '/products/blue': 'site/products/blue/index.html',
  '/files/public/p/m/cover.webp': 'files/media/m/cover.webp',
  '/files/public/p/m/cover-2.webp': 'files/media/m/cover 2.webp',
  '/_next/a.css': 'site/_next/a.css',
  '/_next/a.woff2': 'site/_next/a.woff2',
}
const at = {
  url: new URL('https://luna.example.com/products/blue'),
  entry: 'site/products/blue/index.html',
  find: ({ origin, pathname }: URL) =>
    origin === 'https://luna.example.com' ? (files[pathname] ?? null) : null,
}
const rewrite = (html: string) => rewritePage(html, at)

describe('a page of the copy', () => {
  it.each([
    ['<a href="/">Home</a>', '<a href="../../index.html">Home</a>'],
    ['<a href="/products/blue#songs">Here</a>', '<a href="index.html#songs">Here</a>'],
    ['<a href="#songs">Songs</a>', '<a href="#songs">Songs</a>'],
    ['<a href="/login">Log in</a>', '<a href="https://luna.example.com/login">Log in</a>'],
    ['<a href="https://else.example/">Else</a>', '<a href="https://else.example/">Else</a>'],
    ['<a href="mailto:a@example.com">Mail</a>', '<a href="mailto:a@example.com">Mail</a>'],
    ['<form action="/api/x"></form>', '<form action="https://luna.example.com/api/x"></form>'],
    [
      '<img src="/files/public/p/m/cover.webp" srcset="/files/public/p/m/cover.webp 320w, /files/public/p/m/cover-2.webp 640w">',
      '<img src="../../../files/media/m/cover.webp" srcset="../../../files/media/m/cover.webp 320w, ../../../files/media/m/cover%202.webp 640w">',
    ],
    [
      '<div style="background:url(/files/public/p/m/cover.webp)"></div>',
      '<div style="background:url(../../../files/media/m/cover.webp)"></div>',
    ],
    [
      '<link rel="stylesheet" href="/_next/a.css"><link rel="preload" href="/_next/a.js" as="script">',
      '<link rel="stylesheet" href="../../_next/a.css">',
    ],
    ['<p>A &amp; b</p><script>alert(1)</script>', '<p>A &amp; b</p>'],
    [
      '<noscript><style>p{opacity:1}</style><p>Shown</p></noscript>',
      '<style>p{opacity:1}</style><p>Shown</p>',
    ],
  ])('has %s as %s', (html, expected) => {
    expect(rewrite(html)).toBe(expected)
  })

  it('finds the files that stylesheets name', () => {
    const css = {
      ...at,
      url: new URL('https://luna.example.com/_next/a.css'),
      entry: files['/_next/a.css'] ?? '',
    }
    expect(
      rewriteStyles('@font-face{src:url(a.woff2)format("woff2")}i{b:url("data:x")}', css),
    ).toBe('@font-face{src:url(a.woff2)format("woff2")}i{b:url("data:x")}')
    expect(rewriteStyles('@media (scripting: none){button{display:none}}', css)).toBe(
      '@media (min-width: 0){button{display:none}}',
    )
    expect(rewriteStyles("a{b:url('/files/public/p/m/cover.webp')}", css)).toBe(
      "a{b:url('../../files/media/m/cover.webp')}",
    )
  })
})
