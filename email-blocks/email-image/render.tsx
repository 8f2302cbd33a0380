import type { BlockRender } from '@/blocks/_kit/define'
import { MailPicture } from '@/email-blocks/_kit/mail-picture'
import { mailThemeOf, wholeUrl } from '@/email-blocks/_kit/props'
import { Hint, Row } from '@/email-blocks/_kit/row'
import type { EmailImageData } from '@/email-blocks/email-image/load'
import type { definition } from '@/email-blocks/email-image/schema'

export const Render: BlockRender<typeof definition.schema, EmailImageData | undefined> = ({
  props,
  data,
  context,
  env,
  rootProps,
}) => {
  const media = data?.media
  if (!media) {
    return env.editing ? <Hint rootProps={rootProps}>Choose a picture</Hint> : null
  }
  const { radius } = mailThemeOf(context)
  const width = media.width > 0 ? Math.min(props.width, media.width) : props.width
  const picture = (
    <MailPicture {...{ media, context, width, radius: Math.min(radius, 12) }} alt={props.alt} />
  )
  return (
    <Row rootProps={rootProps} style={{ padding: '8px 0 16px' }} align={props.align}>
      <Row width={width} align={props.align}>
        {props.href && !env.editing ? (
          <a href={wholeUrl(context, props.href)}>{picture}</a>
        ) : (
          picture
        )}
      </Row>
    </Row>
  )
}
