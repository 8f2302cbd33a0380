import type { Later } from '@/plugins/rich-text/kit/feature'

export const laterEquations: Later = {
  types: ['equation'],
  load: async () => (await import('@/plugins/rich-text/features/equations/whole')).wholeEquations,
}
