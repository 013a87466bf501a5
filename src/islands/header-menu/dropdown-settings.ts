export const dropdownSettings = {
  /** The id of the menu, which is a popover on small screens. */
  menuId: 'hoofdmenu',
  /** How long an open dropdown stays without the mouse, which may cross another item on its way to the panel. */
  leaveDelayMs: 300,
};
