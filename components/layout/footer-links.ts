/** The columns of the footer. */
export const footerColumns = [
  {
    title: 'Services',
    links: [
      { name: 'Branding', href: '/services/branding' },
      { name: 'Design', href: '/services/design' },
      { name: 'Marketing', href: '/services/marketing' },
      { name: 'Advertisement', href: '/services/advertisement' },
    ],
  },
  {
    title: 'Company',
    links: [
      { name: 'About us', href: '/about' },
      { name: 'Contact', href: '/contact' },
      { name: 'Jobs', href: '/jobs' },
      { name: 'Press kit', href: '/press-kit' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { name: 'Terms of use', href: '/terms' },
      { name: 'Privacy policy', href: '/privacy' },
      { name: 'Cookie policy', href: '/cookies' },
    ],
  },
];
