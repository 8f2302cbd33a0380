import type { BlockContext } from '@/blocks/_kit/define'
import { lookOf, mailOf, wholeUrl } from '@/email-blocks/_kit/look'

/** Logo or name of the artist, leading to the site. */
export function Brand({ context }: { context: Omit<BlockContext, 'data'> }) {
  const { colors, headingFont, headingCase } = lookOf(context)
  const { theme, profile } = context
  const name = theme.logo ? (
    // biome-ignore lint/performance/noImgElement: a mail, not a page
    <img
      src={wholeUrl(context, theme.logo)}
      alt={profile.name}
      width={120}
      style={{ display: 'block', width: 120, maxWidth: '100%', height: 'auto', border: 0 }}
    />
  ) : (
    profile.name
  )
  return (
    <a
      href={mailOf(context).origin || '/'}
      className="bs-text"
      style={{
        display: 'inline-block',
        fontFamily: headingFont,
        fontSize: 22,
        lineHeight: 1.2,
        fontWeight: 700,
        letterSpacing: headingCase === 'uppercase' ? '0.02em' : '-0.01em',
        textTransform: headingCase,
        textDecoration: 'none',
        color: colors.text,
      }}
    >
      {name}
    </a>
  )
}
