import type { CSSProperties } from 'react'
import type { BlockRender } from '@/blocks/_kit/define'
import { Background } from '@/blocks/container/background'
import styles from '@/blocks/container/container.module.css'
import type { ContainerData } from '@/blocks/container/load'
import type { definition } from '@/blocks/container/schema'
import { groundVariables, heroInk } from '@/src/core/theme/css-variables'
import { classNames } from '@/src/ui/class-names'
import layout from '@/src/ui/layout/layout.module.css'
import tones from '@/src/ui/tones/tones.module.css'

export const Render: BlockRender<typeof definition.schema, ContainerData> = ({
  props,
  data,
  context,
  env,
  rootProps,
  children,
}) => {
  const { look, overlayHeader, backgroundColor, minHeight, padding, gap } = props
  const hasArt = Boolean(data?.background || data?.video)
  const isPicturedHero = look === 'hero' && hasArt
  const ink = isPicturedHero ? heroInk(props.ink, context.theme) : props.ink
  // Words in an ink of their own stand on the veil over the picture, which hides the colour.
  const isVeiled = isPicturedHero && ink !== 'theme'
  const ground = groundVariables(context.theme, isVeiled ? '' : backgroundColor, ink)
  const hasGround = hasArt || backgroundColor !== ''
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
        isVeiled && styles.veiled,
        look === 'hero' && !hasGround && styles.glow,
        Object.keys(ground).length > 0 && tones.tones,
      )}
      style={style}
      data-ends-page={look === 'link-tree' ? '' : undefined}
      {...(overlayHeader && { 'data-header-ink': ink })}
      {...rootProps}
    >
      {hasArt && <Background props={props} data={data} editing={env.editing} />}
      <div
        className={classNames(
          styles.inner,
          styles[props.width],
          styles[props.direction],
          styles[props.align],
          styles[props.verticalAlign],
        )}
      >
        {children ??
          (env.editing && <p className={classNames(layout.hint, styles.hint)}>Drop blocks here</p>)}
      </div>
    </section>
  )
}
