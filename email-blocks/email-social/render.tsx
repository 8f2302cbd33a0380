import { Fragment } from 'react'
import type { BlockRender } from '@/blocks/_kit/define'
import { mailThemeOf, wholeUrl } from '@/email-blocks/_kit/props'
import { Hint, Row } from '@/email-blocks/_kit/row'
import type { definition } from '@/email-blocks/email-social/schema'
import { platformNames } from '@/src/core/theme/platform-names'

/** Names, not icons: mail programs draw no vector pictures, and hide others until they are asked. */
export const Render: BlockRender<typeof definition.schema> = ({
  props,
  context,
  env,
  rootProps,
}) => {
  const { platforms, align } = props
  const links = context.theme.socialLinks.filter(
    ({ icon }) => platforms.length === 0 || platforms.includes(icon),
  )
  if (links.length === 0) {
    return env.editing ? (
      <Hint rootProps={rootProps}>Add your social links in Theme, and they show here.</Hint>
    ) : null
  }
  const { colors, font } = mailThemeOf(context)
  return (
    <Row
      rootProps={rootProps}
      className="bs-muted"
      align={align}
      style={{
        padding: '4px 0 20px',
        color: colors.muted,
        fontFamily: font,
        fontSize: 15,
        lineHeight: 1.9,
      }}
    >
      {links.map(({ icon, href }, index) => (
        <Fragment key={icon}>
          {/* A dot goes to the next line with what comes after it. */}
          {index > 0 && '\u00a0 ·\u00a0\u00a0'}
          <a
            href={env.editing ? undefined : wholeUrl(context, href)}
            className="bs-link"
            style={{ color: colors.link, fontWeight: 600, textDecoration: 'none' }}
          >
            {platformNames[icon]}
          </a>
        </Fragment>
      ))}
    </Row>
  )
}
