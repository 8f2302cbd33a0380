import type { CSSProperties } from 'react'
import type { BlockRender } from '@/blocks/_kit/define'
import styles from '@/blocks/container/container.module.css'
import type { ContainerData } from '@/blocks/container/load'
import type { definition } from '@/blocks/container/schema'
import { groundVariables } from '@/src/core/theme/css-variables'
import { classNames } from '@/src/ui/class-names'
import { Picture } from '@/src/ui/picture/picture'
import tones from '@/src/ui/tones/tones.module.css'

export const Render: BlockRender<typeof definition.schema, ContainerData> = ({
  props,
  data,
  context,
  env,
  rootProps,
  children,
}) => {
  const { look, overlayHeader, backgroundColor, brightness, minHeight, padding, gap, ink } = props
  const ground = groundVariables(context.theme, backgroundColor, ink)
  const hasGround = Boolean(data?.background || backgroundColor)
  const style: CSSProperties & Record<`--${string}`, string | number> = {
    '--gap': `${gap}px`,
    '--padding': `${padding}px`,
    ...(minHeight > 0 && { '--min-height': `${minHeight}px` }),
    ...ground,
    ...(backgroundColor && { backgroundColor }),
  }
  return (
    <section
      className={classNames(
        styles.container,
        styles[look],
        hasGround && styles.grounded,
        overlayHeader && styles.overlaid,
        look === 'hero' && !hasGround && styles.glow,
        Object.keys(ground).length > 0 && tones.tones,
      )}
      style={style}
      {...(overlayHeader && { 'data-header-ink': ink })}
      {...rootProps}
    >
      {data?.background && (
        <div className={styles.art}>
          <Picture
            media={data.background}
            alt=""
            sizes="100vw"
            cover
            priority={overlayHeader || look === 'hero'}
            {...(brightness < 1 && { style: { filter: `brightness(${brightness})` } })}
          />
        </div>
      )}
      <div
        className={classNames(
          styles.inner,
          styles[props.width],
          styles[props.direction],
          styles[props.align],
          styles[props.verticalAlign],
          env.editing && !children && styles.empty,
        )}
      >
        {children}
      </div>
    </section>
  )
}
