export const listsMessages = {
  clearAll: 'Clear all',
  clearFilters: 'Clear Filters',
  applyFilters: 'Apply Filters',
  searchChip: (text: string) => `Search: ${text}`,
  found: (count: number) => `${count} ${count === 1 ? 'item' : 'items'} found`,
} as const
