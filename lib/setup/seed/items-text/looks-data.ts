/** Which form of its kind an item's picture shows, where it is not the plain one. */
export const looks: Record<string, string> = {
  'Torx Screwdriver, T20': 'torx',
  'Torx Screwdriver, T25': 'torx',
  'Water Pump Pliers, 250 mm': 'water-pump',
  '18 V Angle Grinder, 115 mm': 'yellow',
  'FFP3 Dust Mask with Valve, Box of 10': 'ffp3',
  'Site Tool Box, 600 mm': 'black',
  'Circular Saw, 165 mm': 'blue',
  'Angle Grinder, 115 mm': 'green',
  'SDS-Plus Hammer Drill, 3.0 J': 'blue',
  '12 V Impact Driver, 110 Nm': 'blue',
};
