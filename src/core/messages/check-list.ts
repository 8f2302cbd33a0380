export const checkListMessages = { done: 'Done', notDone: 'Not done' } as const
