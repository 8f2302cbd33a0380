import { weakContrast } from '@/plugins/visual-editor/publish-check/contrast'
import { linksOf, ownPathOf, placeOf } from '@/plugins/visual-editor/publish-check/links'
import {
  type Finding,
  type LegalText,
  type Subject,
  showOnProp,
} from '@/plugins/visual-editor/publish-check/subject'
import { unfinishedBlocks } from '@/plugins/visual-editor/publish-check/unfinished-blocks'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { anchorsOf, isSitePlace } from '@/src/core/page-document/anchor'
import { blocksOf } from '@/src/core/page-document/check/unfinished'
import { headerLinksWithIds } from '@/src/core/theme/links'

const nowhere = 'about:blank'

/** What an owner should know before a page goes live: what must be mended first, then what could be better. */
export function checkPage(subject: Subject): Finding[] {
  const found = [
    ...deadLinks(subject),
    ...unreadLegalTexts(subject),
    ...weakContrast(subject),
    ...missingDescriptions(subject),
    ...emptyBlocks(subject),
    ...unfinishedBlocks(subject),
    ...unreadablePosts(subject),
  ]
  return found.toSorted((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'))
}

function deadLinks(subject: Subject): Finding[] {
  const { document, pathname, theme, hosts, answersAt, drafts } = subject
  const places = anchorsOf(document)
  const lostPlaceOf = (href: string) => {
    const place = placeOf(href, pathname, hosts)
    return place === null || isSitePlace(place) || places.has(place) ? null : place
  }
  const isDead = (href: string) => {
    const path = ownPathOf(href, hosts)
    return href === nowhere || (path !== null && !answersAt(path)) || lostPlaceOf(href) !== null
  }
  const whereTo = (href: string) => {
    const place = lostPlaceOf(href)
    if (place !== null) {
      return ownerMessages.pages.noSuchPlace(place)
    }
    const title = drafts.get(ownPathOf(href, hosts) ?? '')
    return title === undefined
      ? `leads to ${href}, but your site has no such page.`
      : `leads to “${title}”, which is not published yet.`
  }
  const sentence = (href: string) =>
    href === nowhere
      ? 'A link here has an address that cannot be used.'
      : `A link here ${whereTo(href)}`
  const onPage = linksOf(document)
    .filter(({ href }) => isDead(href))
    .map(
      ({ nodeId, prop, href }): Finding => ({
        rule: 'dead-link',
        severity: 'error',
        message: sentence(href),
        place: { kind: 'block', id: nodeId, prop },
      }),
    )
  const inHeader = headerLinksWithIds(theme.headerLinks)
    .filter(({ link }) => isDead(link.href))
    .map(
      ({ id, link: { label, href } }): Finding => ({
        rule: 'dead-link',
        severity: 'error',
        message: `“${label}” in the header ${whereTo(href)}${href.startsWith('#') ? ` ${ownerMessages.pages.placeInHeader}` : ''}`,
        place: { kind: 'theme', link: id },
      }),
    )
  return [...onPage, ...inHeader]
}

function unreadLegalTexts({ legalTexts }: Subject): Finding[] {
  return legalTexts.flatMap((text): Finding[] => {
    const found = unreadText(text)
    return found ? [{ rule: 'legal-text', severity: 'error', ...found }] : []
  })
}

function unreadText({
  title,
  pageId,
  problem,
  own,
}: LegalText): Pick<Finding, 'message' | 'place'> | null {
  const { noLegalText, hiddenLegalText, noTextYet, textHiddenYet, notThere } = ownerMessages.pages
  if (pageId === null) {
    return { message: notThere(title), place: { kind: 'pages' } }
  }
  if (!problem) {
    return null
  }
  const isHidden = problem.kind === 'hidden'
  if (!own) {
    const place = { kind: 'page', id: pageId } as const
    return { message: (isHidden ? textHiddenYet : noTextYet)(title), place }
  }
  if (isHidden) {
    const place = { kind: 'block', id: problem.blockId, prop: showOnProp } as const
    return { message: hiddenLegalText, place }
  }
  const { textId } = own
  return {
    message: noLegalText,
    place: textId ? { kind: 'block', id: textId } : { kind: 'add' },
  }
}

function missingDescriptions(subject: Subject): Finding[] {
  return blocksOf(subject).flatMap(({ nodeId, definition, props }): Finding[] => {
    const bare = (definition.check?.pictures?.(props) ?? []).flatMap(({ id, alt, prop }) => {
      const picture = subject.pictures.get(id)
      // One that is gone is not shown.
      return picture && !alt?.trim() && !picture.alt.trim()
        ? [{ id, prop, name: picture.name }]
        : []
    })
    const [first, ...more] = bare
    if (!first) {
      return []
    }
    const message =
      more.length === 0
        ? `“${first.name}” has no description for people who can't see it.`
        : `“${first.name}” and ${more.length} more here have no description for people who can't see them.`
    const place = { kind: 'block', id: nodeId, prop: first.prop, picture: first.id } as const
    return [{ rule: 'alt-text', severity: 'warning', message, place }]
  })
}

function emptyBlocks(subject: Subject): Finding[] {
  const legalIds = subject.legalTexts.map(({ own }) => own?.textId)
  return blocksOf(subject)
    .filter(
      ({ nodeId, definition, props, childCount }) =>
        (definition.check?.isEmpty?.(props, childCount) || subject.unseen.has(nodeId)) &&
        // That one is an error already.
        !legalIds.includes(nodeId),
    )
    .map(
      ({ nodeId }): Finding => ({
        rule: 'empty-block',
        severity: 'warning',
        message: 'This block is empty. Visitors do not see it.',
        place: { kind: 'block', id: nodeId },
      }),
    )
}

function unreadablePosts({ unreadablePosts: posts }: Subject): Finding[] {
  return posts.map(
    ({ id, caption, hasTiers }): Finding => ({
      rule: 'unreadable-post',
      severity: 'warning',
      message: ownerMessages.posts[hasTiers ? 'noReadersLeft' : 'noReaders'](`“${caption}”`),
      place: { kind: 'post', id },
    }),
  )
}
