/** A valid address in Ohio, where the demo shop charges sales tax. */
export const ohioAddress = {
  name: 'Ada Buyer',
  company: '',
  line1: '1 Foundry Street',
  line2: '',
  city: 'Cleveland',
  region: 'OH',
  postcode: '44114',
  country: 'US',
  phone: '',
};
