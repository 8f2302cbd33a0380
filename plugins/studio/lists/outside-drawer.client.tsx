'use client'

import { useListDrawerContext } from '@payloadcms/ui'
import type { ReactNode } from 'react'

/** Lists in drawers are to choose from: nothing there may lead away from the form below. */
export function OutsideDrawer({ children }: { children: ReactNode }) {
  return useListDrawerContext().isInDrawer ? null : children
}
