import { describe, expect, it } from 'vitest'
import { readText, withParagraphs } from '@/plugins/move-in/importers/read-post'
import { textOf } from '@/plugins/move-in/kinds/text-of'
import { htmlOfLexical } from '@/plugins/move-in/texts/lexical-html'
import { escapeHtml } from '@/src/core/text'
import { plainText } from '@/src/rich-text/plain-text'
import { sanitizeRichText } from '@/src/rich-text/schema'

const film = 'dQw4w9WgXcQ'

/** A text as the site has it in the end, with what is said of it. */
function moved(html: string) {
  const { html: plain, remarks } = readText(html)
  const text = textOf(plain) ?? sanitizeRichText({ root: { type: 'root', version: 1 } })
  expect(sanitizeRichText(text)).toEqual(text)
  const blocks = text.root.children ?? []
  return {
    remarks,
    types: blocks.map(({ type }) => type),
    words: plainText(text),
    json: JSON.stringify(blocks),
    pictures: plain.match(/<img/g)?.length ?? 0,
  }
}

describe('cards of Ghost', () => {
  it.each([
    [
      'a bookmark',
      `<figure class="kg-card kg-bookmark-card kg-card-hascaption"><a class="kg-bookmark-container" href="https://a.example/tour"><div class="kg-bookmark-content"><div class="kg-bookmark-title">On tour</div><div class="kg-bookmark-description">All dates</div><div class="kg-bookmark-metadata"><img class="kg-bookmark-icon" src="https://a.example/i.png" alt=""><span class="kg-bookmark-author">A</span></div></div><div class="kg-bookmark-thumbnail"><img src="https://a.example/t.png" alt=""></div></a><figcaption>See there</figcaption></figure>`,
      'On tour\nSee there',
      '"url":"https://a.example/tour"',
    ],
    [
      'a button',
      '<div class="kg-card kg-button-card kg-align-center"><a href="https://a.example/buy" class="kg-btn kg-btn-accent">Buy it</a></div>',
      'Buy it',
      '"url":"https://a.example/buy"',
    ],
    [
      'a file',
      '<div class="kg-card kg-file-card"><a class="kg-file-card-container" href="https://a.example/f.pdf" title="Download" download=""><div class="kg-file-card-contents"><div class="kg-file-card-title">Chords</div><div class="kg-file-card-caption">For guitar</div><div class="kg-file-card-metadata"><div class="kg-file-card-filename">f.pdf</div><div class="kg-file-card-filesize">3 KB</div></div></div><div class="kg-file-card-icon"><svg viewBox="0 0 24 24"><title>download-circle</title></svg></div></a></div>',
      'Chords\nFor guitar',
      '"url":"https://a.example/f.pdf"',
    ],
    [
      'a recording',
      '<div class="kg-card kg-audio-card"><img src="" alt="audio-thumbnail" class="kg-audio-thumbnail kg-audio-hide"><div class="kg-audio-player-container"><audio src="https://a.example/low.mp3" preload="metadata"></audio><div class="kg-audio-title">Low tide</div><div class="kg-audio-player"><button class="kg-audio-play-icon" aria-label="Play audio"></button><span class="kg-audio-current-time">0:00</span><div class="kg-audio-time">/<span class="kg-audio-duration">200</span></div><button class="kg-audio-playback-rate" aria-label="Adjust playback speed">1×</button></div></div></div>',
      'Low tide',
      '"url":"https://a.example/low.mp3"',
    ],
    [
      'a video',
      '<figure class="kg-card kg-video-card kg-width-regular kg-card-hascaption"><div class="kg-video-container"><video src="https://a.example/v/live.mp4" playsinline preload="metadata"></video><div class="kg-video-overlay"><button class="kg-video-large-play-icon" aria-label="Play video"></button></div><div class="kg-video-player-container"><span class="kg-video-current-time">0:00</span></div></div><figcaption><p><span>In Oban</span></p></figcaption></figure>',
      'In Oban',
      '"url":"https://a.example/v/live.mp4"',
    ],
    [
      'a callout',
      '<div class="kg-card kg-callout-card kg-callout-card-blue"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text">Doors at <strong>seven</strong></div></div>',
      '💡 Doors at seven',
      '"type":"quote"',
    ],
    [
      'a toggle',
      '<div class="kg-card kg-toggle-card" data-kg-toggle-state="close"><div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text"><span>Lyrics</span></h4><button class="kg-toggle-card-icon" aria-label="Expand toggle to read content"><svg id="Regular"></svg></button></div><div class="kg-toggle-content"><p>Low</p><ul><li>tide</li></ul></div></div>',
      'Lyrics\nLow\ntide',
      '"type":"collapsible-container"',
    ],
    [
      'code with a caption',
      '<figure class="kg-card kg-code-card"><pre><code class="language-python">print(1)\nprint(2)</code></pre><figcaption>Twice</figcaption></figure>',
      'print(1)\nprint(2)\nTwice',
      '"language":"python"',
    ],
    [
      'a film',
      `<figure class="kg-card kg-embed-card kg-card-hascaption"><iframe width="200" height="113" src="https://www.youtube.com/embed/${film}?feature=oembed" title="Live"></iframe><figcaption>In Oban</figcaption></figure>`,
      'In Oban',
      `"videoID":"${film}"`,
    ],
    [
      'a post on X',
      '<figure class="kg-card kg-embed-card"><blockquote class="twitter-tweet"><p lang="en" dir="ltr">just <a href="https://t.co/x">t.co/x</a></p>&mdash; jack (@jack) <a href="https://twitter.com/jack/status/20?ref_src=x">March 21, 2006</a></blockquote><script async src="https://platform.twitter.com/widgets.js" charset="utf-8"></script></figure>',
      '',
      '"id":"20"',
    ],
    [
      'a product',
      '<div class="kg-card kg-product-card"><div class="kg-product-card-container"><div class="kg-product-card-title-container"><h4 class="kg-product-card-title">Tee</h4></div><div class="kg-product-card-rating"><span class="kg-product-card-rating-star"><svg></svg></span></div><div class="kg-product-card-description"><p>Soft</p></div><a href="https://a.example/tee" class="kg-product-card-button kg-product-card-btn-accent" target="_blank"><span>Get it</span></a></div></div>',
      'Tee\nSoft\nGet it',
      '"url":"https://a.example/tee"',
    ],
  ])('keeps %s', (_what, html, words, part) => {
    const { words: kept, json, pictures } = moved(html)
    expect(kept).toContain(words)
    expect(json).toContain(part)
    expect(json).not.toMatch(/0:00|1×|3 KB|download-circle/)
    expect(pictures).toBe(0)
  })

  it('keeps the pictures of galleries, and says of what is not for readers that it stays behind', () => {
    const gallery =
      '<figure class="kg-card kg-gallery-card kg-width-wide kg-card-hascaption"><div class="kg-gallery-container"><div class="kg-gallery-row"><div class="kg-gallery-image"><img src="https://a.example/1.jpg" width="1" height="1" alt=""></div><div class="kg-gallery-image"><img src="https://a.example/2.jpg" alt=""></div></div></div><figcaption>Both</figcaption></figure>'
    const signUp =
      '<div class="kg-card kg-signup-card" data-lexical-signup-form=""><h2 class="kg-signup-card-heading">Join</h2><form class="kg-signup-card-form"><input></form></div>'
    const { words, pictures, remarks } = moved(
      `${gallery}${signUp}<!--members-only-->${signUp}<figure class="kg-card kg-transistor-card"><iframe data-src="https://partner.transistor.fm/ghost/embed/{uuid}"></iframe></figure><!--kg-card-begin: html--><script src="https://widget.example/x.js"></script><!--kg-card-end: html--><video src="https://a.example/1.mp4"></video>`,
    )
    expect([words.trim(), pictures]).toEqual(['Both\n1.mp4', 2])
    expect(remarks).toEqual([
      '5 things could not be brought along: 2 sign-up forms, 1 line where the part for members began, 1 player, 1 widget',
      '1 video becomes a link to where it is now',
    ])
  })
})

describe('the Lexical of Ghost', () => {
  const node = (type: string, own: object = {}, ...children: object[]) => ({
    ...{ type, version: 1, ...own },
    ...(children.length > 0 && { children }),
  })
  const text = (words: string, format = 0) =>
    node('extended-text', { text: words, format, detail: 0, mode: 'normal', style: '' })
  const written = (...children: object[]) =>
    htmlOfLexical(JSON.stringify({ root: node('root', {}, ...children) }))

  it('is read with its formats, lists and cards', () => {
    const read = written(
      node('extended-heading', { tag: 'h2' }, text('News')),
      node('paragraph', {}, text('Low '), text('tide', 3), node('linebreak'), text('a < b')),
      node('paragraph', {}, node('link', { url: 'https://a.example/' }, text('There'))),
      node(
        'list',
        { listType: 'bullet', start: 1, tag: 'ul' },
        node('listitem', { value: 1 }, text('One')),
        node(
          'listitem',
          { value: 2 },
          node(
            'list',
            { listType: 'number', start: 1, tag: 'ol' },
            node('listitem', {}, text('In')),
          ),
        ),
      ),
      node('codeblock', { code: 'a < b', language: 'js', caption: '' }),
      node('toggle', { heading: '<b>Lyrics</b>', content: '<p>Low</p>' }),
      node('callout', { calloutText: 'Doors', calloutEmoji: '💡', backgroundColor: 'blue' }),
      node('embed', {
        ...{ url: `https://youtu.be/${film}`, embedType: 'video', caption: 'Live' },
        html: `<iframe src="https://www.youtube.com/embed/${film}"></iframe>`,
      }),
      node('image', { src: 'https://a.example/1.jpg', alt: 'A', caption: 'Harbour' }),
      node('gallery', { images: [{ src: 'https://a.example/2.jpg', fileName: '2.jpg' }] }),
      node('bookmark', { url: 'https://b.example/', metadata: { title: 'B site' } }),
      node('audio', { src: 'https://a.example/a.mp3', title: 'Tide' }),
      node('video', { src: 'https://a.example/v.mp4', caption: '' }),
      node('file', { src: 'https://a.example/f.pdf', fileTitle: 'Chords', fileCaption: '' }),
      node('button', { buttonText: 'Buy', buttonUrl: 'https://a.example/buy' }),
      node('html', { html: '<table><tr><th>Day</th></tr></table>' }),
      node('markdown', { markdown: '**One**\n\nTwo' }),
      node('horizontalrule'),
      node('header', { header: 'Big', subheader: 'Small', buttonText: 'Go', buttonUrl: '' }),
      node('signup', { header: 'Join' }),
      node('email', { html: '<p>Only there</p>' }),
      node('email-cta', { html: '<p>Only there</p>' }),
      node('paywall'),
      node('of-tomorrow'),
    )
    const { types, words, pictures, remarks, json } = moved(read?.html ?? '')
    expect(read?.hasMarkdown).toBe(true)
    expect(types).toEqual([
      ...['heading', 'paragraph', 'paragraph', 'list', 'code', 'collapsible-container', 'quote'],
      ...['youtube', 'paragraph', 'paragraph', 'paragraph', 'paragraph', 'paragraph', 'paragraph'],
      ...['paragraph', 'table', 'paragraph', 'paragraph', 'horizontalrule', 'heading', 'paragraph'],
    ])
    expect(words).toMatch(/^News\nLow tide\na < b\nThere/)
    expect(words).not.toMatch(/Only there|Join/)
    expect(json).toContain('"text":"tide","detail":0,"format":3')
    expect(pictures).toBe(2)
    expect(remarks).toEqual([
      '5 things could not be brought along: 1 sign-up form, 2 parts that stood only in the email, 1 line where the part for members began, 1 card',
      '1 audio file, 1 video, 1 file become links to where they are now',
    ])
  })

  it('is read as far as anybody nests', () => {
    const deep = `${'{"type":"quote","children":['.repeat(10_000)}${']}'.repeat(10_000)}`
    const words = JSON.stringify(node('paragraph', {}, text('Words')))
    const read = htmlOfLexical(`{"root":{"type":"root","children":[${words},${deep}]}}`)
    expect(moved(read?.html ?? '').words).toBe('Words')
  })

  it.each([
    '',
    'no JSON',
    '{}',
    '{"root":{"type":"root","children":[]}}',
    `{"root":${'['.repeat(50_000)}`,
  ])('is none: %.20s', (json) => {
    expect(htmlOfLexical(json)).toBeNull()
  })
})

describe('blocks of WordPress', () => {
  const posted = (html: string) => moved(withParagraphs(html))

  it.each([
    [
      'an embed',
      `<!-- wp:embed {"url":"https://www.youtube.com/watch?v=${film}","type":"video","providerNameSlug":"youtube"} -->\n<figure class="wp-block-embed is-type-video is-provider-youtube wp-block-embed-youtube"><div class="wp-block-embed__wrapper">\nhttps://www.youtube.com/watch?v=${film}\n</div><figcaption class="wp-element-caption">Live</figcaption></figure>\n<!-- /wp:embed -->`,
      ['youtube', 'paragraph'],
      'Live',
    ],
    [
      'an embed of what cannot be shown',
      '<figure class="wp-block-embed is-provider-reddit"><div class="wp-block-embed__wrapper">\nhttps://www.reddit.com/r/x\n</div></figure>',
      ['paragraph'],
      'reddit.com',
    ],
    [
      'a table',
      '<!-- wp:table -->\n<figure class="wp-block-table"><table class="has-fixed-layout"><thead><tr><th>Day</th><th>Place</th></tr></thead><tbody><tr><td><a href="https://a.example/">1</a></td><td>Oban</td></tr></tbody></table><figcaption>Dates</figcaption></figure>\n<!-- /wp:table -->',
      ['table', 'paragraph'],
      'Dates',
    ],
    [
      'code',
      '<!-- wp:code -->\n<pre class="wp-block-code"><code>one\n\n\ttwo</code></pre>\n<!-- /wp:code -->',
      ['code'],
      'one\n\ttwo',
    ],
    [
      'a list in a list',
      '<ul class="wp-block-list"><!-- wp:list-item -->\n<li>One<!-- wp:list -->\n<ul class="wp-block-list"><!-- wp:list-item -->\n<li>Inner</li>\n<!-- /wp:list-item --></ul>\n<!-- /wp:list --></li>\n<!-- /wp:list-item --></ul>',
      ['list'],
      'One\nInner',
    ],
    [
      'what opens',
      '<details class="wp-block-details"><summary>Lyrics</summary><!-- wp:paragraph -->\n<p>Low</p>\n<!-- /wp:paragraph --></details>',
      ['collapsible-container'],
      'Lyrics\nLow',
    ],
    [
      'an accordion',
      '<div role="group" class="wp-block-accordion"><div class="wp-block-accordion-item"><h3 class="wp-block-accordion-heading"><button class="wp-block-accordion-heading__toggle"><span class="wp-block-accordion-heading__toggle-title">Title</span><span class="wp-block-accordion-heading__toggle-icon" aria-hidden="true">+</span></button></h3><div role="region" class="wp-block-accordion-panel"><p>Panel</p></div></div></div>',
      ['collapsible-container'],
      'Title\nPanel',
    ],
    [
      'a file',
      '<div class="wp-block-file"><a id="x" href="https://a.example/f.pdf">Chords</a><a href="https://a.example/f.pdf" class="wp-block-file__button" download>Download</a></div>',
      ['paragraph'],
      'Chords',
    ],
    [
      'what the classic editor sets apart by empty lines, among lists',
      'One\n\nTwo\nlines\n<ul>\n\t<li>Item</li>\n</ul>\nThree',
      ['paragraph', 'paragraph', 'list', 'paragraph'],
      'One\nTwo\nlines\nItem\nThree',
    ],
    [
      'an address on a line of its own',
      `Look:\n\nhttps://youtu.be/${film}\n\nNice`,
      ['paragraph', 'youtube', 'paragraph'],
      'Look:',
    ],
    [
      'a drawn emoji',
      '<p>Hi <img class="emoji" src="https://s.w.org/1.png" alt="🙂"></p>',
      ['paragraph'],
      'Hi 🙂',
    ],
  ])('keeps %s', (_what, html, types, words) => {
    const kept = posted(html)
    expect(kept.types).toEqual(types)
    expect(kept.words).toContain(words)
    expect(kept.remarks.join()).not.toMatch(/brought along/)
  })

  it('keeps the pictures of galleries of both kinds, and counts what WordPress fills by itself', () => {
    const { pictures, remarks, types } = posted(
      '<figure class="wp-block-gallery columns-2 is-cropped"><ul class="blocks-gallery-grid"><li class="blocks-gallery-item"><figure><img src="https://a.example/1.png" alt="title"/><figcaption>One</figcaption></figure></li></ul></figure><figure class="wp-block-gallery has-nested-images"><figure class="wp-block-image"><img src="https://a.example/2.png" alt=""/></figure></figure><!-- wp:latest-posts {"postsToShow":3} /--><!-- wp:footnotes /-->',
    )
    expect([pictures, types]).toEqual([2, ['paragraph']])
    expect(remarks).toEqual([
      '1 thing could not be brought along: 1 part that WordPress filled by itself',
    ])
  })
})

describe('components of Substack', () => {
  const attrs = (value: object) => `data-attrs="${escapeHtml(JSON.stringify(value))}"`

  it.each([
    [
      'a film',
      `<div id="youtube2-${film}" class="youtube-wrap" ${attrs({ videoId: film, startTime: null })} data-component-name="Youtube2ToDOM"><div class="youtube-inner"><iframe src="https://www.youtube-nocookie.com/embed/${film}?rel=0&amp;autoplay=0" frameborder="0"></iframe></div></div>`,
      ['youtube'],
      '',
    ],
    [
      'a film without its frame',
      `<div class="youtube-wrap" ${attrs({ videoId: film })}></div>`,
      ['youtube'],
      '',
    ],
    [
      'a post on X',
      `<div class="twitter-embed" ${attrs({ url: 'https://x.com/jack/status/20?s=20', full_text: 'just', username: 'jack', name: 'jack' })} data-component-name="Twitter2ToDOM"></div>`,
      ['tweet'],
      '',
    ],
    [
      'an older post on X',
      '<div class="tweet" data-attrs="{&quot;broken"><a class="tweet-link-top" href="https://twitter.com/jack/status/20"><div class="tweet-text">just</div></a></div>',
      ['tweet'],
      '',
    ],
    [
      'a footnote',
      '<p>Said<a class="footnote-anchor" data-component-name="FootnoteAnchorToDOM" id="footnote-anchor-1" href="#footnote-1" target="_self">1</a></p><div class="footnote" data-component-name="FootnoteToDOM"><a id="footnote-1" href="#footnote-anchor-1" class="footnote-number" contenteditable="false" target="_self">1</a><div class="footnote-content"><p>In <a href="https://a.example/">a book</a></p><p></p></div></div>',
      ['paragraph', 'paragraph'],
      'Said1\n1 In a book',
    ],
    [
      'another post',
      `<div class="digest-post-embed" ${attrs({ nodeId: 'x', caption: 'C', title: 'Older', canonical_url: 'https://luna.substack.com/p/older', cover_image: 'https://a.example/c.png' })}></div>`,
      ['paragraph'],
      'Older',
    ],
    [
      'a button of the artist',
      `<p class="button-wrapper" ${attrs({ url: 'https://a.example/tickets', text: 'Tickets' })} data-component-name="ButtonCreateButton"><a class="button primary" href="https://a.example/tickets"><span>Tickets</span></a></p>`,
      ['paragraph'],
      'Tickets',
    ],
    ['a quote', '<div class="pullquote"><p>Low tide</p></div>', ['quote'], 'Low tide'],
  ])('keeps %s', (_what, html, types, words) => {
    const kept = moved(html)
    expect(kept.types).toEqual(types)
    expect(kept.words).toContain(words)
    expect(kept.remarks).toEqual([])
  })

  it('keeps pictures with captions and galleries, and counts what works only there', () => {
    const { pictures, remarks, words } = moved(
      `<div class="captioned-image-container"><figure><a class="image-link image2" target="_blank" href="https://substackcdn.com/f.png"><div class="image2-inset"><picture><source type="image/webp" srcset="x 1w"><img src="https://substack-post-media.s3.amazonaws.com/1.png" alt=""></picture><div class="image-link-expand"><button>Expand</button></div></div></a><figcaption class="image-caption">Harbour</figcaption></figure></div><div class="image-gallery-embed" ${attrs({ gallery: { images: [{ type: 'image/png', src: 'https://a.example/2.png' }], caption: 'Both' } })}></div><div class="subscription-widget-wrap-editor" ${attrs({ url: 'https://x.substack.com/subscribe?', text: 'Subscribe' })} data-component-name="SubscribeWidgetToDOM"><div class="subscription-widget show-subscribe"><div class="preamble"><p class="cta-caption">Thanks!</p></div><form class="subscription-widget-subscribe"><input type="email"></form></div></div><p class="button-wrapper" data-component-name="ButtonCreateButton"><a class="button primary" href="%%share_url%%"><span>Share</span></a></p><div class="poll-embed" ${attrs({ id: 1 })}></div><div class="native-video-embed" ${attrs({ mediaUploadId: 'x' })}></div><div class="paywall-jump"></div>`,
    )
    expect([pictures, words.trim()]).toEqual([2, 'Harbour\nBoth'])
    expect(remarks).toEqual([
      '5 things could not be brought along: 1 sign-up form, 1 button that works only there, 1 poll, 1 video, 1 line where the part for members began',
    ])
  })
})

it('reads what nobody would write', () => {
  const deep = '<div class="kg-callout-card"><blockquote>'.repeat(10_000)
  expect(moved(`${deep}deep`).words).toBe('deep')
  expect(moved(`${'<div>'.repeat(10_000)}deep`).words).toBe('deep')
  expect(
    moved('<p onclick="x()"><a href="javascript:x()">a</a></p><iframe src="javascript:x()">').json,
  ).not.toMatch(/x\(\)/)
})
