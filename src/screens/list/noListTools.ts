/** Empty props of a list, for a screen that is none and says by `ListWithoutRows` why it has nothing to show. */
export const noListTools = {
  emptyAction: undefined,
  emptyText: undefined,
  searched: undefined,
  onClearSearch: undefined,
  onClearFilters: undefined,
  onSignIn: undefined,
  onAskAccess: undefined,
  pages: undefined,
  onPageChange: undefined,
}
