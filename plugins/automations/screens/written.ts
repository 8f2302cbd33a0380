import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { AutomationFields, automationBody } from '@/src/core/contracts/automations/automations'

/** As it is typed. */
export type Written = z.input<typeof automationBody>

export type AutomationFormState = UseFormReturn<Written, unknown, AutomationFields>
