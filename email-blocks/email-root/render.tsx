import type { BlockContext, BlockRender } from '@/blocks/_kit/define'
import { OutlookComment } from '@/email-blocks/_kit/outlook-comment'
import { mailOf, mailThemeOf, wholeUrl } from '@/email-blocks/_kit/props'
import { Row } from '@/email-blocks/_kit/row'
import { cardPaddingPx, type definition } from '@/email-blocks/email-root/schema'
import { directionOf, startOf } from '@/src/core/text/text-direction'

/** Keeps what stands below from filling up the preview that inboxes show. */
const preheaderPadding = '\u00a0\u200c'.repeat(60)

export const Render: BlockRender<typeof definition.schema> = ({
  props,
  context,
  env: { editing },
  rootProps,
  children,
}) => {
  const { colors, font, radius } = mailThemeOf(context)
  const { preheader, width, showsName } = props
  return (
    <Row
      rootProps={rootProps}
      className="bs-ground bs-outer"
      align="center"
      style={{ padding: '32px 12px 0', backgroundColor: colors.ground }}
    >
      {preheader && !editing && (
        <div
          data-skip-in-text="true"
          style={{
            display: 'none',
            maxHeight: 0,
            maxWidth: 0,
            overflow: 'hidden',
            opacity: 0,
            fontSize: 1,
            lineHeight: '1px',
            color: colors.ground,
          }}
        >
          {preheader + preheaderPadding}
        </div>
      )}
      <OutlookComment
        editing={editing}
        html={`<table role="presentation" align="center" width="${width}" cellpadding="0" cellspacing="0" border="0"><tr><td align="left">`}
      />
      <div style={{ maxWidth: width, margin: '0 auto', textAlign: 'left' }}>
        <Row
          className="bs-card bs-pad"
          align="left"
          style={{
            padding: `32px ${cardPaddingPx}px`,
            backgroundColor: colors.card,
            borderRadius: radius,
            color: colors.text,
            fontFamily: font,
            fontSize: 16,
            lineHeight: 1.55,
          }}
        >
          {showsName && (
            <Row align={startOf(directionOf(context.profile.name))} style={{ padding: '0 0 24px' }}>
              <Brand context={context} />
            </Row>
          )}
          {children ?? (editing && 'Drop blocks here')}
        </Row>
      </div>
      <OutlookComment editing={editing} html="</td></tr></table>" />
    </Row>
  )
}

/** Logo or name of the artist, leading to the site. */
function Brand({ context }: { context: Omit<BlockContext, 'data'> }) {
  const { colors, headingFont, headingCase } = mailThemeOf(context)
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
