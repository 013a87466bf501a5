/** Left side of the gantry. */
export const gantry = 166;

/** Width of the gantry. */
export const gantryWidth = 42;

/** Where the pen stands: from here on the screen is drawn, before it comes what is planned. */
export const penAt = gantry + gantryWidth + 8;
