export const dropdownSettings = {
  /** The id of the menu, which is a popover on small screens. */
  menuId: 'hoofdmenu',
  /** An open dropdown stays this long without the mouse, which may cross another item on its way to the panel. */
  leaveDelayMs: 300,
};
