import type { BlockRender } from '@/blocks/_kit/define'
import styles from '@/blocks/image/image.module.css'
import type { ImageData } from '@/blocks/image/load'
import type { definition } from '@/blocks/image/schema'
import { classNames } from '@/src/ui/class-names'
import { Icon } from '@/src/ui/icon/icon'
import { Picture } from '@/src/ui/picture/picture'

export const Render: BlockRender<typeof definition.schema, ImageData> = ({
  props,
  data,
  env,
  rootProps,
}) => {
  const { alt, width, height, shape, href } = props
  const { Link, editing } = env
  const media = data?.media
  if (!media && !editing) {
    return null
  }
  const picture = media ? (
    <Picture
      media={media}
      alt={alt || media.alt}
      sizes={`(max-width: ${width + 40}px) 100vw, ${width}px`}
      cover={height > 0 || shape === 'round'}
      className={styles.picture}
    />
  ) : (
    <span className={styles.placeholder}>
      <Icon name="image" />
      Choose a picture
    </span>
  )
  return (
    <figure
      className={classNames(styles.image, styles[props.align], styles[shape])}
      style={{ maxWidth: width, ...(height > 0 && { height }) }}
      {...rootProps}
    >
      {href && media ? <Link href={href}>{picture}</Link> : picture}
    </figure>
  )
}
