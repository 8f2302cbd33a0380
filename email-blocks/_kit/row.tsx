import type { CSSProperties, ReactNode } from 'react'
import type { RootProps } from '@/blocks/_kit/define'

type Props = {
  rootProps?: RootProps
  /** Of the cell. */
  style?: CSSProperties
  className?: string
  /** Of what is inside, and of the table where it is narrower than its place. */
  align?: 'left' | 'center' | 'right'
  /** Pixels; the whole width when not given. */
  width?: number
  children?: ReactNode
}

/** A table of one cell: the only box that all mail programs draw alike. */
export function Row({ rootProps, style, className, align, width, children }: Props) {
  return (
    <table
      role="presentation"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      width={width ?? '100%'}
      // Whatever follows would stand beside a table with a side.
      align={width === undefined ? undefined : align}
      // Fixed, or what is inside would make it wider than its place.
      style={{
        width: width ?? '100%',
        maxWidth: '100%',
        tableLayout: 'fixed',
        borderCollapse: 'separate',
      }}
      {...rootProps}
    >
      <tbody>
        <tr>
          <td
            className={className}
            align={align}
            // Most programs know the older name alone, which breaks words as well.
            style={{
              padding: 0,
              textAlign: align,
              wordWrap: 'break-word',
              overflowWrap: 'anywhere',
              ...style,
            }}
          >
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  )
}

/** What the canvas says in place of something that is not there yet. */
export function Hint({ rootProps, children }: { rootProps: RootProps; children: ReactNode }) {
  return (
    <Row rootProps={rootProps} style={{ padding: '20px 12px', textAlign: 'center', opacity: 0.7 }}>
      {children}
    </Row>
  )
}
