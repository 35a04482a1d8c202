import type { Messages } from './message.ts';

/** Messages about pages and their place: folders, addresses, the menu, the order of chapters. */
export const MENU = {
  'page-without-twin': {
    en: 'This page exists in one language only. Write %{missing} beside %{present}.',
    hi: 'यह पृष्ठ एक ही भाषा में है। %{present} के साथ %{missing} भी लिखें।',
  },
  'page-file-unknown': {
    en: 'The site does not read a file of this name in a folder of pages. A page is en.mdx and hi.mdx in content/pages/<area>/<key>/. Correct its name, or remove it.',
    hi: 'पृष्ठों के फोल्डर में इस नाम की फाइल नहीं पढ़ी जाती। पृष्ठ content/pages/<area>/<key>/ में en.mdx और hi.mdx होता है। नाम सुधारें या फाइल हटा दें।',
  },
  'page-folder-name': {
    en: '“%{id}” cannot be an address. Name the folders <area>/<key>, a chapter <area>/<key>/<chapter>: the area in small letters, each name beginning with a letter, without spaces and dots.',
    hi: '“%{id}” पते के रूप में नहीं चल सकता। फोल्डर का नाम <area>/<key> रखें, अध्याय का <area>/<key>/<chapter>: area छोटे अक्षरों में हो, हर नाम अक्षर से शुरू हो और उसमें खाली जगह या बिंदु न हो।',
  },
  'page-above-missing': {
    en: 'This folder is a chapter of “%{parent}”, which is no page. Write %{parent}/en.mdx and hi.mdx, or move the folder up.',
    hi: 'यह फोल्डर “%{parent}” का अध्याय है, पर वहां कोई पृष्ठ नहीं है। %{parent}/en.mdx और hi.mdx लिखें, या फोल्डर एक स्तर ऊपर ले जाएं।',
  },
  'page-address-taken': {
    en: 'The address %{address} belongs to “%{owner}” already. Give the folder another name; capitals alone make no difference.',
    hi: 'पता %{address} पहले से “%{owner}” का है। फोल्डर का नाम बदलें; केवल बड़े-छोटे अक्षरों का अंतर काफी नहीं है।',
  },
  'page-fixed-missing': {
    en: 'The page at %{address} is gone: its address is fixed by the specification. Put the folder content/pages/%{id} back, with en.mdx and hi.mdx, from an earlier version; its words may change, its name may not.',
    hi: '%{address} वाला पृष्ठ नहीं रहा, जबकि उसका पता विनिर्देश में तय है। फोल्डर content/pages/%{id} को en.mdx और hi.mdx सहित पिछले संस्करण से वापस रखें; शब्द बदल सकते हैं, नाम नहीं।',
    isRootCause: true,
  },
  'page-tool-missing': {
    en: 'The page at %{address} is gone, but tools of the site lead to it. Put the folder content/pages/%{id} back, with en.mdx and hi.mdx, from an earlier version.',
    hi: '%{address} वाला पृष्ठ नहीं रहा, जबकि साइट के साधन उसी पर ले जाते हैं। फोल्डर content/pages/%{id} को en.mdx और hi.mdx सहित पिछले संस्करण से वापस रखें।',
    isRootCause: true,
  },
  'page-not-in-menu': {
    en: 'This page stands in no menu, so that nobody finds it. Write “- page: %{id}” in content/menu.yaml, under the section where it belongs.',
    hi: 'यह पृष्ठ किसी मेनू में नहीं है, इसलिए कोई इस तक नहीं पहुंचेगा। content/menu.yaml में सही भाग के नीचे “- page: %{id}” लिखें।',
  },
  'page-short-taken': {
    en: 'The short address that is printed below this page would be that of “%{other}”. Give the folder “%{id}” another name.',
    hi: 'इस पृष्ठ के नीचे जो छोटा पता छपता है, वह “%{other}” का भी है। फोल्डर “%{id}” का नाम बदलें।',
  },
  'menu-unknown-page': {
    en: 'There is no page “%{id}”. Write the name of a folder in content/pages/, such as about/contact, or remove the entry.',
    hi: '“%{id}” नाम का कोई पृष्ठ नहीं है। content/pages/ के किसी फोल्डर का नाम लिखें, जैसे about/contact, या प्रविष्टि हटा दें।',
  },
  'menu-unknown-link': {
    en: 'There is no outside address “%{key}”. Correct the key, or add it to content/links.yaml.',
    hi: '“%{key}” नाम का कोई बाहरी पता नहीं है। नाम सुधारें, या उसे content/links.yaml में जोड़ें।',
  },
  'menu-page-twice': {
    en: '“%{id}” stands in the menu already, in the section “%{section}”. Keep one of the two.',
    hi: '“%{id}” मेनू के भाग “%{section}” में पहले से है। दोनों में से एक रखें।',
  },
  'menu-link-twice': {
    en: '“%{key}” stands twice in this list. Keep one of the two.',
    hi: '“%{key}” इस सूची में दो बार है। एक रखें।',
  },
  'menu-section-twice': {
    en: 'Two sections have the id “%{id}”. Give each its own.',
    hi: 'दो भागों की id “%{id}” है। हर भाग को अलग id दें।',
  },
  'menu-plain-link': {
    en: 'A section with “isPlainLink” is one link, so it has one entry, and that is a page. Remove the other entries, or remove “isPlainLink”.',
    hi: '“isPlainLink” वाला भाग एक ही लिंक होता है, इसलिए उसमें एक ही प्रविष्टि होती है और वह पृष्ठ होती है। बाकी प्रविष्टियां हटाएं, या “isPlainLink” हटाएं।',
  },
  'menu-badge-over': {
    en: 'The badge “new” of “%{id}” ended on %{day}. Remove “newUntil”, or write a later day.',
    hi: '“%{id}” का “नया” चिह्न %{day} को समाप्त हो गया। “newUntil” हटाएं, या बाद की तारीख लिखें।',
    isQuestion: true,
  },
  'menu-unknown-chapter': {
    en: 'There is no chapter “%{chapter}” below “%{hub}”. Write the name of a folder in content/pages/%{hub}/, or remove the entry; if it has “was”, move those lines to the chapter that took its place.',
    hi: '“%{hub}” के नीचे “%{chapter}” नाम का कोई अध्याय नहीं है। content/pages/%{hub}/ के किसी फोल्डर का नाम लिखें, या प्रविष्टि हटा दें; उसमें “was” हो तो वे पंक्तियां उस अध्याय में ले जाएं जो उसकी जगह आया है।',
  },
  'menu-chapter-twice': {
    en: 'The chapter “%{chapter}” stands twice in this list. Keep one of the two.',
    hi: 'अध्याय “%{chapter}” इस सूची में दो बार है। एक रखें।',
  },
  'link-unused': {
    en: 'No menu, strip or tile leads to this address. Name it in content/menu.yaml with “- link: %{key}”, or remove it.',
    hi: 'कोई मेनू, पट्टी या टाइल इस पते पर नहीं ले जाती। इसे content/menu.yaml में “- link: %{key}” लिखकर जोड़ें, या हटा दें।',
    isQuestion: true,
  },
  'address-lost': {
    en: 'Nothing is at %{address} any more, though it was published and links lead there. Put it back, or write these lines at the end of content/moved.yaml, with the best address in “to” and the reason: %{lines}',
    hi: '%{address} पर अब कुछ नहीं है, जबकि वह प्रकाशित हो चुका है और लिंक उस तक ले जाते हैं। उसे वापस रखें, या content/moved.yaml के अंत में ये पंक्तियां लिखें; “to” में सबसे उपयुक्त पता और कारण भी लिखें: %{lines}',
  },
} as const satisfies Messages;
